# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses with semicolons and a full
# stop; one sentence for a settled column; the points of a round. $reader is “you” if the viewer did it or owns the card.
turn-placed = { $reader ->
  [you] { $column }번 열에 { $card } 카드를 놓음
 *[other] { $name } 님이 { $column }번 열에 카드를 놓음
 }
turn-revealed = { $reader ->
  [you] 내 { $card } 카드 공개
 *[other] { $name } 님의 { $card } 카드 공개
 }
turn-revealed-there = { $reader ->
  [you] { $column }번 열에서 내 { $card } 카드 공개
 *[other] { $column }번 열에서 { $name } 님의 { $card } 카드 공개
 }
turn-moved = 탐험가가 { $to }번 열로 옮겨 감
turn-moved-back = 탐험가가 폭풍에 길이 모두 막혀 돌아옴
turn-stayed = 탐험가가 더 가지 않음
turn-discarded = { $reader ->
  [you] 암살자가 내 { $card } 카드를 암살함
 *[other] 암살자가 { $name } 님의 { $card } 카드를 암살함
 }
turn-closed = 폭풍이 { $column }번 열을 닫음
turn-slipped = { $reader ->
  [you] 내 투명 망토 아래에 { $card } 카드를 끼움
 *[other] { $name } 님이 투명 망토 아래에 카드를 끼움
 }
turn-declined-cloak = 투명 망토 아래에 아무것도 끼우지 않음
turn-traded = 목표를 맞바꿈, { $column }번 열에는 { $goal }, { $to }번 열에는 { $other }
turn-declined-traitor = 목표는 그대로
turn-shuffled = 버린 더미를 섞어 새 더미를 만듦
turn-drawn = { $card } 카드를 뽑음
turn-round-ended = 라운드 끝
turn-round-began = { $round }라운드 시작, { $reader ->
  [you] 나부터
 *[other] { $name } 님부터
 }
turn-yours = 내 차례
turn-points = 이번 라운드 점수: { $parts }
turn-points-of = { $reader ->
  [you] 나 { $points }점
 *[other] { $name } 님 { $points }점
 }
turn-points-none = 이번 라운드에는 아무도 목표를 차지하지 못함

heard-award-highest = { $column }번 열, { $goal }: { $reader ->
  [you] 내가 승리
 *[other] { $name } 님이 승리
 }, 합 { $sum }
heard-award-alone = { $column }번 열, { $goal }: { $reader ->
  [you] 내가 상대 없이 승리
 *[other] { $name } 님이 상대 없이 승리
 }, 합 { $sum }
heard-award-lowest = { $column }번 열, { $goal }: { $reader ->
  [you] 내가 가장 낮은 합으로 승리
 *[other] { $name } 님이 가장 낮은 합으로 승리
 }, { $sum }
heard-award-nearest = { $column }번 열, { $goal }: 합 { $sum } 동점, { $reader ->
  [you] 목표에서 가장 가까운 내가 승리
 *[other] 목표에서 가장 가까운 { $name } 님이 승리
 }
heard-award-farthest = { $column }번 열, { $goal }: 합 { $sum } 동점, { $reader ->
  [you] 목표에서 가장 먼 내가 승리
 *[other] 목표에서 가장 먼 { $name } 님이 승리
 }
heard-award-couple-wins = { $column }번 열, { $goal }: { $reader ->
  [you] 내가 왕자와 시종으로 승리
 *[other] { $name } 님이 왕자와 시종으로 승리
 }
heard-award-nobody = { $column }번 열, { $goal }: 승자 없음
heard-sum = { $reader ->
  [you] 나 { $sum }
 *[other] { $name } 님 { $sum }
 }
heard-by-rules = 발동한 카드: { $rules }
heard-count = 최종 점수: { $parts }

# The same for the eye, where columns are settled together: one line each.
award-label = 판정 결과
award-together = 함께 판정한 열
award-round = 라운드 판정
award-winner-nobody = 없음
award-why-highest = 가장 높은 합 { $sum }
award-why-alone = 상대 없음, 합 { $sum }
award-why-lowest = 가장 낮은 합 { $sum }
award-why-nearest = 합 { $sum } 동점, 목표에서 가장 가까움
award-why-farthest = 합 { $sum } 동점, 목표에서 가장 멂
award-why-couple-wins = 왕자와 시종
award-why-nobody = 남은 숫자 없음
