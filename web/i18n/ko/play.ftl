# Playing at the table: what is known, the keys, the sounds, and what stands where for the ear.
setting-sounds = 조용한 소리

known-title = 알려진 것
known-goals = 차지한 목표
known-unseen = 아직 못 본 카드: 손패, 카드 더미 또는 뒷면
known-unseen-own = 내 카드 더미에서 아직 나올 카드
known-discards = 버린 카드
known-none = 없음
known-piles = 손패 { $hand }장, 카드 더미 { $deck }장
known-left = 목표 더미에 { $count }장이 남았습니다.

log-empty = 아직 아무 일도 없습니다.
log-award = 판정 다시 읽기

curtain-cloak = { $column }번 열의 투명 망토에 관한 결정입니다.
curtain-traitor = { $column }번 열의 배신자에 관한 결정입니다.

play-last-none = 아직 아무 일도 없었습니다.

keys-title = 단축키
keys-off = 한 글자 단축키는 설정에서 꺼져 있습니다. 화살표, Enter, Escape는 언제나 쓸 수 있습니다.
keys-arrows = 손패와 열 사이 이동
keys-enter = 카드를 고르고 열에 놓기
keys-numbers = 고른 카드를 그 열에 놓기
keys-escape = 고른 카드를 내려놓거나 모두 바로 보기
keys-space = 다음: 지금 보이는 것을 건너뛰기
keys-m = 마지막 수 읽기
keys-c = 열 읽기
keys-h = 내 손패 읽기
keys-g = 자리와 목표 읽기
keys-u = 무르기
keys-i = 초점이 있는 카드 설명
keys-l = 지금까지 일어난 일
keys-k = 알려진 것
keys-help = 이 목록
key-arrows = 화살표
key-space = 스페이스
