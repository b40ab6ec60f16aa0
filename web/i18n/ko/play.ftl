# At any table: what stands in the way, the curtain, the log, the keys, what is said of turns and of the end.
table-title = 테이블
table-title-round = { $round }라운드
table-waiting = 테이블이 준비되었습니다. 궁정 사람들이 모이는 대로 시작합니다.
table-opening = 카드를 다시 테이블에 놓는 중입니다…
table-elsewhere = 이 게임은 다른 탭에서 진행 중입니다.
table-take-over = 여기서 계속하기
table-lost = 이 게임은 이 기기에 없습니다.
table-broken = 이 게임을 열 수 없습니다.
table-again = 다시 시도
table-new = 새 게임 시작
table-skip = 건너뛰기
table-hurry = 바로 두게 하기
table-step = 다음
table-undo = 무르기
table-more = { $count }개 더
table-explain = 이 카드 설명 보기
table-practice = 이 게임은 연습이라 통계에 들어가지 않습니다.
table-hint = 힌트
table-hints = 힌트(지금까지 { $count }번)
table-hint-none = 힌트는 내가 고를 수 있는 결정에서만 볼 수 있습니다.
hint-thinking = 힌트를 생각하는 중…
hint-look = 여기를 보세요: { $what }.
hint-more = 수 보기
hint-note = 내가 알 수 있는 것만으로 따졌습니다. 확률은 오차가 있는 추정치입니다.
hint-likely = 그다음 가장 유력한 일({ $odds }): { $event }
hint-close = 알 수 있는 한 첫 번째 수만큼 좋습니다.
hint-behind = 승률이 첫 번째 수보다 { $less }p 낮습니다.
undo-spoils = 그 뒤로 새로 알게 된 것이 있어, 무르면 이 게임은 연습이 됩니다.
undo-practice-yes = 연습으로 바꾸고 무르기
undo-practice-no = 그대로 두기
table-log = 지금까지 일어난 일
curtain-title = { $name } 님이 결정할 차례입니다
curtain-hint = 결정할 때까지 다른 사람은 보지 마세요.
curtain-lift = 네, 접니다. 카드 보기
settings-sound = 소리와 음악
setting-sounds = 효과음
setting-soundVolume = 효과음 크기
setting-cues = 내 차례가 되거나 공격받으면 알림음 내기
setting-music = 음악
setting-musicVolume = 음악 크기
sound-offer = 효과음과 잔잔한 음악을 켤까요?
sound-offer-sounds = 효과음
sound-offer-music = 효과음과 음악
sound-offer-no = 아니요
setting-concernsOnly = 나와 관련된 일에만 멈추기
setting-remarks = 봇이 가끔 한마디 하기
setting-explains = 처음 발동하는 카드 설명하기

known-title = 알 수 있는 것

log-empty = 아직 아무 일도 없습니다.

play-last-none = 아직 아무 일도 없습니다.

keys-title = 단축키
keys-off = 한 글자 단축키가 설정에서 꺼져 있습니다. 화살표, Enter, Escape는 언제나 쓸 수 있습니다.
keys-space = 다음: 지금 보이는 것을 건너뛰기
keys-m = 마지막 수 읽기
keys-u = 무르기
keys-t = 힌트: 먼저 볼 곳, 그다음에 가장 좋은 수
keys-l = 지금까지 일어난 일
keys-k = 알 수 있는 것
keys-help = 이 목록
key-arrows = 화살표
key-space = 스페이스

since-your-turn = 내 지난 차례 이후
since-more = 외 { $count }건

status-taken-back = 한 수 물렀습니다.
pace-change = 속도: { $pace }. 바꾸기: { $next }
status-passed = 나와 상관없는 수 { $moves }개를 건너뛰었습니다.
status-done = 결과를 확인한 뒤 카드를 가리세요.
table-done = 확인, 카드 가리기
table-watch = 그동안 일어난 일 보기
game-winner = { $reader ->
  [you] { $points }점으로 승리했습니다.
 *[other] { $name } 님이 { $points }점으로 승리했습니다.
 }
game-winners = { $names } 님이 각각 { $points }점으로 공동 승리했습니다.

first-time-off = 설명 그만 보기

end-title = 게임 종료
end-standings = 최종 순위
end-again = 한 판 더
end-led = { $reader ->
  [you] 첫 라운드부터 마지막까지 앞섰습니다.
 *[other] { $name } 님이 첫 라운드부터 마지막까지 앞섰습니다.
 }
end-turned = { $round }라운드에서 승부가 갈렸습니다. { $reader ->
  [you] 그 뒤로는 아무도 따라잡지 못했습니다.
 *[other] 그 뒤로는 아무도 { $name } 님을 따라잡지 못했습니다.
 }
end-turned-last = 마지막 { $round }라운드에서야 승부가 갈렸습니다. { $reader ->
  [you] 그때 앞질렀습니다.
 *[other] 그때 { $name } 님이 앞질렀습니다.
 }
end-gained = 그 라운드에서 { $points }점을 얻었습니다.
end-decisive = 승부를 가른 { $points }점:
end-short = { $name } 님과 { $points }점 차이입니다.
end-level = { $name } 님과 점수가 같습니다.
end-lost-near = 궁정이 아직도 술렁일 만큼 아슬아슬했습니다.
end-lost = 궁정에는 언제나 내일이 있습니다.
end-best-new = { $players }명 게임 개인 최고 기록입니다! 이전 기록: { $points }점.
end-best = { $players }명 게임 최고 기록: { $points }점.
end-first = { $players }명이 하는 게임을 처음으로 끝까지 했습니다.
end-course = 라운드별 점수
end-round = 라운드
end-picture = 이미지 공유
end-picture-failed = 이 기기에서는 이미지를 만들 수 없습니다.
end-share = 링크 공유
end-save = 파일로 저장
end-hints = 힌트를 { $count }번 보았습니다.

# A first game of any kind, told while it is played.
lesson-step = { $steps }단계 중 { $step }단계
lesson-next = 다음
lesson-again = 다시 해 보기
lesson-skip = 배우기 건너뛰기
lesson-finish = 진짜 게임 시작
lesson-wrong = 할 수 있는 일이지만 아직은 아닙니다. 빛나는 곳을 누르세요.
