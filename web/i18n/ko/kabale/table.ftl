# Kabale’s table for the eye and the ear: what is asked, what lies where, what is known. $name is a player, $cards a list
# already joined in the reader’s language.
table-decline-cloak = 아무것도 끼우지 않기
table-decline-traitor = 맞바꾸지 않기
look-down = 뒷면
look-slipped = 투명 망토 아래에 끼움
look-hidden = { $name } 님의 카드, { $lies }
look-placed = { $want }장 중 { $have }장 놓임
look-closed = 폭풍으로 닫힘
look-fulfilled = 달성됨
look-leads = { $reader ->
  [you] 보이는 카드로는 내가 우세
 *[other] 보이는 카드로는 { $name } 님이 우세
 }
look-do-place = 여기에 { $card } 놓기
look-do-trade = 이 열과 목표 맞바꾸기
look-do-slip = 여기 투명 망토 아래에 { $card } 끼우기
look-hand = 내 손패
look-seat = { $letter }, { $name }
look-you = 나
look-turn = 차례
look-first = 이번 라운드에 먼저 시작
look-points = { $points }점
look-goals = 목표 { $goals }장
look-race = 여섯 분야 중 { $have }개, 모두 모으면 { $points }점 이상
look-race-whole = 여섯 분야 모두
race-completes = { $reader ->
  [you] 차지하면 내가 여섯 분야를 모두 모음
 *[other] 차지하면 { $name } 님이 여섯 분야를 모두 모음
 }: { $points }점
race-open = { $reader ->
  [you] { $column }번 열을 차지하면 내가 여섯 분야를 모두 모음
 *[other] { $column }번 열을 차지하면 { $name } 님이 여섯 분야를 모두 모음
 }: { $points }점.
look-piles = 손패 { $hand }장, 카드 더미 { $deck }장, 버린 더미 { $discard }장
known-unseen = 아직 보지 못한 카드(손패, 카드 더미, 뒷면)
known-unseen-own = 내 카드 더미에 남은 카드
known-discards = 버린 더미
known-none = 없음
known-piles = 손패 { $hand }장, 카드 더미 { $deck }장
known-left = 목표가 { $count }장 남았습니다.

curtain-cloak = { $column }번 열의 투명 망토를 쓸지 정할 차례입니다.
curtain-traitor = { $column }번 열의 배신자를 쓸지 정할 차례입니다.
keys-arrows = 손패와 열 사이 이동
keys-enter = 카드를 고르고 열에 놓기
keys-numbers = 고른 카드를 그 열에 놓기
keys-escape = 고른 카드를 내려놓거나 모두 바로 보기
keys-c = 열 읽기
keys-h = 내 손패 읽기
keys-g = 자리와 목표 읽기
keys-i = 초점이 있는 카드 설명
goal-text = { $area } { $points }점
column-label = { $column }번 열
round-of = { $round }/{ $rounds }라운드
status-place = 카드를 고른 다음 열을 고르세요.
status-place-column = { $card } – { $rule }. 이제 열을 고르세요.
status-cloak = 내 투명 망토: { $column }번 열에 끼울 카드를 고르거나 그만두세요.
status-cloak-column = { $card } – { $rule }. 이제 내 투명 망토가 있는 { $column }번 열을 누르세요.
status-traitor = 내 배신자: { $column }번 열과 목표를 맞바꿀 열을 고르거나 그만두세요.
status-wait = { $name } 님이 생각하는 중…
status-wait-cloak = { $name } 님이 투명 망토를 쓸지 고민하는 중…
status-wait-traitor = { $name } 님이 배신자를 쓸지 고민하는 중…
status-over = 게임이 끝났습니다.

heard-card-up = { $name } 님의 { $card }, 앞면
heard-card-up-own = 내 { $card }, 앞면
heard-card-down = { $name } 님의 숨은 카드
heard-card-down-known = { $name } 님의 { $card }, 뒷면
heard-card-down-own = 내 { $card }, 뒷면
heard-card-slipped = { $name } 님의 숨은 카드, 투명 망토 아래
heard-card-slipped-known = { $name } 님의 { $card }, 투명 망토 아래
heard-card-slipped-own = 내 { $card }, 투명 망토 아래
heard-counts = 숫자 { $number }
heard-column = { $column }번 열, { $goal }, { $wanted }장 중 { $placed }장 놓임
heard-column-fulfilled = { $column }번 열, { $goal }, 달성됨, { $wanted }장 중 { $placed }장 놓임
heard-column-closed = { $column }번 열, { $goal }, 폭풍으로 닫힘
heard-column-no-goal = { $column }번 열, 판정 끝남
heard-column-cards = 목표에서 아래로: { $cards }
heard-column-empty = 아직 카드 없음
heard-hand = 내 손패: { $cards }
heard-hand-empty = 내 손패가 없습니다
heard-seat = { $name } 님: 손패 { $hand }장, 카드 더미 { $deck }장, 버린 더미 { $discard }장, 차지한 목표 { $goals }장, { $points }점
undo-revealed = 무를 수 없습니다. 그 뒤로 모르던 카드가 공개되었습니다.
undo-shuffled = 무를 수 없습니다. 그 뒤로 카드 더미를 섞었습니다.
undo-goals = 무를 수 없습니다. 그 뒤로 새 목표가 펼쳐졌습니다.
undo-drawn = 무를 수 없습니다. 그 뒤로 다른 사람이 카드를 뽑았습니다.
known-hand = { $name } 님의 손패
statistics-allies = 열을 차지한 동료
statistics-allies-note = 열을 차지할 때 그 열에 남아 있던 내 동료입니다.

# What a bot thought, in the replay.
thought-hidden = { $column }번 열 { $place }번째 카드, { $name } 님:
thought-columns = 열마다 이길 확률: { $columns }.
thought-column = { $column }번 열 { $chance }

# 힌트가 그 수를 꼽은 까닭.
hint-win = { $goal }: 그곳에 있을 수 있는 카드를 따지면 차지할 확률이 { $chance }입니다. 다른 수는 평균 { $other }입니다.
hint-spoil = { $goal }: { $name } 님이 차지할 확률이 { $chance }에 그칩니다. 다른 수를 두면 { $other }입니다.
hint-best = 가장 가능성 높은 목표: { $goal }, { $chance }.
hint-missing = { $area }: 여섯 분야를 모두 모으는 데 아직 필요한 { $count }개 분야 가운데 하나입니다.
hint-completes = { $area }: 여섯 분야를 모두 모으는 데 남은 마지막 분야입니다.
trophies-title = { $reader ->
  [you] 내 목표
 *[other] { $name } 님의 목표
 }

feat-six = 온 나라를 손안에
feat-six-text = 한 판이 끝날 때 여섯 분야의 목표를 모두 가지고 있기.
feat-sweep = 싹쓸이
feat-sweep-text = 한 라운드에 목표를 3장 차지하기.
feat-alone = 홀로 맞서다
feat-alone-text = 내 동료가 하나만 남은 열을, 다른 사람의 동료 셋 이상을 상대로 차지하기.
feat-allies = 어디에나 친구가
feat-allies-text = 동료 { $of }명 모두의 도움으로 열을 차지하기.
