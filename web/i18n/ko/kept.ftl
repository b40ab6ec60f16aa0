# What is kept: the library, the replay, links, statistics.
points = { $points }점
result-won = 승리
result-shared = 공동 승리
result-place = { $of }명 중 { $place }위
library-reading = 게임을 불러오는 중입니다…
library-empty = 아직 게임이 없습니다. 시작한 게임은 모두 여기에 자동으로 보관됩니다.
library-filter = 제목이나 이름으로 찾기
library-filters = 필터
library-all = 전체
library-by-game = 게임
library-by-result = 결과
library-by-level = 단계
library-by-person = 참가자
library-result-won = 승리
library-result-lost = 패배
library-result-running = 진행 중
library-import = 파일 열기…
library-export-all = 모두 파일로 저장
library-file-note = 파일은 일반 텍스트이며 게임의 모든 카드가 들어 있습니다. 이 화면에 끌어다 놓아도 됩니다. 파일이나 링크로 가져온 끝난 게임은 통계에 들어가지 않습니다.
library-count = 게임 { $count }개
library-more = { $count }개 더 보기
library-continue = 이어서 하기
library-replay = 다시 보기
library-rename = 이름 바꾸기
library-export = 파일로 저장
library-delete = 삭제
library-gone = 삭제했습니다: { $name }
library-undo = 복구
library-name = 이 게임의 제목
library-save = 제목 저장
library-cancel = 취소
library-practice = 연습
library-hints = 힌트 { $count }번
library-running = { $round }라운드
library-over = { $count ->
  [1] { $names } 승리, { $points }점
 *[other] { $names } 공동 승리, { $points }점
 }
library-checking = 게임을 확인하는 중입니다({ $done }/{ $total })…
library-stop = 중지
library-added = { $count ->
  [0] 새로운 게임이 없습니다.
 *[other] 게임 { $count }개를 추가했습니다.
 }{ $known ->
  [0] { "" }
 *[other] { " " }{ $known }개는 이미 있습니다.
 }
library-damaged = { $count ->
  [1] 손상된 것이 있습니다
 *[other] 손상된 것이 { $count }개 있습니다
 }
library-damaged-more = 그 밖에 { $count }개 더 있습니다.
library-damage-file = { $file }: { $what }
library-damage-game = { $file }, 게임 { $game }: { $what }
library-sound = { $count ->
  [0] 아무것도 보관하지 않았습니다. 새로 보관할 온전한 게임도 없습니다.
 *[other] 아직 아무것도 보관하지 않았습니다. 새로 보관할 온전한 게임이 { $count }개 있습니다.
 }{ $known ->
  [0] { "" }
 *[other] { " " }이미 있는 게임: { $known }개.
 }
library-keep-sound = 온전한 게임만 보관하기
library-keep-none = 보관하지 않기
library-undone = 브라우저 저장 공간에 저장하지 못했습니다. 바뀐 것은 없습니다.
library-missing = 이 게임은 더 이상 없습니다. 다른 탭에서 삭제했습니다.
library-unread = 브라우저 저장 공간에서 게임을 읽지 못하고 있습니다. 읽는 대로 여기에 나타납니다.
library-broken = 항목 { $count }개가 손상되어 게임으로 열 수 없습니다. 파일로 저장하거나 삭제할 수 있습니다.

replay-title = 다시 보기
replay-opening = 게임을 다시 불러오는 중입니다…
replay-keys = 게임 기록 이동
replay-back = 한 수 뒤로
replay-next = 한 수 앞으로
replay-play = 재생
replay-pause = 일시 정지
replay-slider = 게임 기록의 위치
replay-at = { $total }수 중 { $at }수째. { $words }
replay-eyes = 시점
replay-open = 모든 카드
replay-public = 모두가 볼 수 있는 것
replay-seat = { $name }
replay-only-own = 게임이 끝나기 전에는 내 시점으로만 볼 수 있습니다.
replay-only-public = 게임이 끝나기 전에는 모두가 볼 수 있는 것만 보입니다.
replay-play-on = 여기서부터 이어서 하기
replay-play-on-help = 이 상황에서 시작하는 새 연습 게임을 만듭니다. 원래 게임은 그대로입니다.
replay-from = 원본: { $name }

thought-show = { $name } 님의 생각 보기
thought-title = { $name } 님의 생각
thought-note = { $name } 님이 알 수 있던 것만으로 다시 따져 보았습니다.
thought-note-strongest = { $name } 님은 이만큼 내다보지 않습니다. { $name } 님이 알 수 있던 것만으로 가장 강한 봇이 따졌다면 이렇게 생각했을 것입니다.
thought-wait = 다시 따져 보는 중입니다…
thought-only = 둘 수 있는 수가 하나뿐이었습니다.
thought-moves = 둘 수 있던 수(좋은 순서)
thought-chance = 승률 { $chance }(±{ $doubt }p)
thought-points = { $points }점(±{ $spread })
thought-played = 실제로 둔 수
thought-more = 그 밖에 { $count }가지.
thought-clear = 첫 번째 수가 뚜렷하게 가장 좋습니다.
thought-close = 가장 좋은 수들의 차이가 너무 작아 가릴 수 없습니다.
thought-beliefs = 가능성이 높다고 본 것
thought-likely = 첫 번째 수 뒤에 이어질 법한 일

share-title = 링크 공유
share-what = 링크에는 끝난 게임 전체, 모든 카드와 참가자 이름이 들어 있습니다. 서버로는 전송되지 않습니다.
share-link = 링크
share-copy = 복사
share-send = 공유…
share-copied = 복사했습니다.
share-by-hand = 선택된 링크를 직접 복사하세요.
share-impossible = 이 게임은 링크에 담을 수 없습니다. 파일로 저장하세요.
link-title = 링크에 담긴 게임
link-reading = 링크를 읽는 중입니다…
link-running = { $round }라운드까지 진행된 게임입니다.
link-look = 다시 보기
link-look-note = 모든 카드를 앞면으로 놓고 한 수씩 봅니다.
challenge-send = 도전장 보내기
challenge-title = 이 패로 나를 이겨 보세요
challenge-what = 링크를 연 사람은 같은 봇을 상대로 같은 패를 처음부터 플레이하고, 끝나면 두 결과를 나란히 봅니다. 시작하기 전에는 패가 보이지 않습니다. 서버로는 전송되지 않습니다.
challenge-heading = 도전장
challenge-about = 같은 패, 같은 참가자, 같은 단계입니다. { $name } 님보다 잘할 수 있을까요? 플레이하기 전까지 카드는 비밀입니다.
challenge-accept = 이 패로 시작
challenge-accept-note = 같은 참가자를 상대로 같은 패를 처음부터 플레이하고, 결과를 이 게임과 비교합니다.
challenge-won = 도전에 성공했습니다. 같은 패로 나는 { $points }점, { $name } 님은 { $other }점입니다.
challenge-lost = 이 패에서는 { $name } 님이 앞섭니다. { $other } 대 { $points }점입니다.
challenge-tied = 이 패로 { $name } 님과 똑같이 { $points }점을 얻었습니다.
challenge-look = 상대의 게임 보기
link-keep = 보관하기
link-kept = 내 게임에 보관됨
link-note = 직접 보관하기 전에는 이 기기에 남지 않습니다.
kind-other = 봇

statistics-reading = 통계를 계산하는 중입니다…
statistics-note = 연습을 뺀 끝난 게임만 셉니다. 통계는 이 기기에만 남습니다.
statistics-none = 아직 셀 것이 없습니다. 게임을 끝내면 여기에 나타납니다.
statistics-strange = 항목 { $count }개를 읽을 수 없어 통계에 넣지 않았습니다.
statistics-games = 게임
statistics-won = 승리
statistics-hints = 힌트를 본 게임
statistics-won-of = { $played }번 중 { $won }번({ $share })
statistics-points = 평균 점수
statistics-played = 게임 수
statistics-by-size = 인원별
statistics-by-level = 가장 강한 봇별
statistics-strongest = 가장 강한 봇
statistics-people = 사람만
statistics-trend = 시간에 따른 변화
statistics-trend-note = 동그라미 하나가 한 게임이며, 이긴 게임은 속이 채워져 있습니다. 선은 최근 { $games }게임의 평균입니다.
statistics-trend-heard = { $games }게임의 점수입니다. 이동 평균은 { $first }점에서 { $last }점이 되었습니다.
statistics-whose = 누구의 게임
statistics-everybody = 모두
statistics-latest = 최근 게임
statistics-date = 날짜
statistics-result = 결과
statistics-sum = 점수
statistics-against = 상대
statistics-export = 파일로 저장
statistics-erase = 통계 지우기
statistics-erase-really = 게임 { $count }개의 통계를 지웁니다. 게임은 그대로 남습니다.
statistics-erased = 통계를 지웠습니다.
