# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses with semicolons and a full
# stop; one sentence for a settled column; the points of a round. $reader is “you” if the viewer did it or owns the card.
turn-placed = { $reader ->
  [you] { $column }번 열에 { $card } 카드를 놓습니다
 *[other] { $name } 님이 { $column }번 열에 카드를 놓습니다
 }
turn-revealed = { $reader ->
  [you] 내 { $card } 카드가 공개됩니다
 *[other] { $name } 님의 { $card } 카드가 공개됩니다
 }
turn-revealed-there = { $reader ->
  [you] { $column }번 열에서 내 { $card } 카드가 공개됩니다
 *[other] { $column }번 열에서 { $name } 님의 { $card } 카드가 공개됩니다
 }
turn-moved = 탐험가가 { $to }번 열로 옮겨 갑니다
turn-moved-back = 탐험가가 폭풍에 길이 모두 막혀 돌아옵니다
turn-stayed = 탐험가는 갈 만큼 가서 그 자리에 머뭅니다
turn-discarded = { $reader ->
  [you] 암살자가 내 { $card } 카드를 암살합니다
 *[other] 암살자가 { $name } 님의 { $card } 카드를 암살합니다
 }
turn-closed = 폭풍이 { $column }번 열을 닫습니다
turn-slipped = { $reader ->
  [you] 내 투명 망토 아래에 { $card } 카드를 끼웁니다
 *[other] { $name } 님이 투명 망토 아래에 카드를 끼웁니다
 }
turn-declined-cloak = 투명 망토 아래에는 아무것도 끼우지 않습니다
turn-traded = 목표를 맞바꿔 이제 { $column }번 열은 { $goal }, { $to }번 열은 { $other }입니다
turn-declined-traitor = 목표는 그대로입니다
turn-shuffled = 내 버린 더미를 섞어 새 카드 더미를 만듭니다
turn-drawn = 나는 { $card } 카드를 뽑습니다
turn-round-ended = 라운드가 끝났습니다
turn-round-began = { $round }라운드는 { $reader ->
  [you] 내가 먼저 시작합니다
 *[other] { $name } 님이 먼저 시작합니다
 }
turn-yours = 내 차례입니다
turn-points = 이번 라운드 점수는 { $parts }입니다
turn-points-of = { $reader ->
  [you] 나 { $points }점
 *[other] { $name } 님 { $points }점
 }
turn-points-none = 이번 라운드에는 아무도 목표를 차지하지 못했습니다

heard-award-highest = { $column }번 열, { $goal }: { $reader ->
  [you] 합이 { $sum }인 내가 이깁니다
 *[other] 합이 { $sum }인 { $name } 님이 이깁니다
 }
heard-award-alone = { $column }번 열, { $goal }: { $reader ->
  [you] 합이 { $sum }인 내가 상대 없이 이깁니다
 *[other] 합이 { $sum }인 { $name } 님이 상대 없이 이깁니다
 }
heard-award-lowest = { $column }번 열, { $goal }: { $reader ->
  [you] 가장 낮은 합은 { $sum }, 내가 이깁니다
 *[other] 가장 낮은 합은 { $sum }, { $name } 님이 이깁니다
 }
heard-award-nearest = { $column }번 열, { $goal }: { $reader ->
  [you] 합이 { $sum }인 동점이지만, 목표에서 가장 가까운 카드로 내가 이깁니다
 *[other] 합이 { $sum }인 동점이지만, 목표에서 가장 가까운 카드로 { $name } 님이 이깁니다
 }
heard-award-farthest = { $column }번 열, { $goal }: { $reader ->
  [you] 합이 { $sum }인 동점이지만, 목표에서 가장 먼 카드로 내가 이깁니다
 *[other] 합이 { $sum }인 동점이지만, 목표에서 가장 먼 카드로 { $name } 님이 이깁니다
 }
heard-award-couple-wins = { $column }번 열, { $goal }: { $reader ->
  [you] 왕자와 시종이 함께 있어 내가 이깁니다
 *[other] 왕자와 시종이 함께 있어 { $name } 님이 이깁니다
 }
heard-award-nobody = { $column }번 열, { $goal }: 아무도 이기지 못합니다
heard-sum = { $reader ->
  [you] 나는 { $sum }
 *[other] { $name } 님은 { $sum }
 }
heard-sums = { $sums }입니다
heard-by-rules = 발동한 카드는 { $rules }입니다
heard-count = 최종 점수는 { $parts }입니다

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
