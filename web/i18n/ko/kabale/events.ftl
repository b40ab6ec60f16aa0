# What happened, one message for each kind of event in docs/WORKER.md; $reader is “you” if the viewer did it or owns the card,
# “hidden” if the viewer may not know the card. $column and $to count from 1.
event-round-began = { $reader ->
  [you] { $round }라운드는 내가 먼저 시작합니다.
 *[other] { $round }라운드는 { $name } 님이 먼저 시작합니다.
 }
event-placed = { $reader ->
  [you] { $column }번 열에 { $card } 카드를 뒷면으로 놓습니다.
  [hidden] { $name } 님이 { $column }번 열에 카드를 뒷면으로 놓습니다.
 *[other] { $name } 님이 { $column }번 열에 { $card } 카드를 뒷면으로 놓습니다.
 }
event-revealed = { $reader ->
  [you] { $column }번 열에서 내 { $card } 카드가 공개됩니다.
 *[other] { $column }번 열에서 { $name } 님의 { $card } 카드가 공개됩니다.
 }
event-moved = { $reader ->
  [you] 내 탐험가가 { $column }번 열에서 { $to }번 열로 옮겨 갑니다.
 *[other] { $name } 님의 탐험가가 { $column }번 열에서 { $to }번 열로 옮겨 갑니다.
 }
event-moved-back = { $reader ->
  [you] 내 탐험가가 폭풍에 길이 모두 막혀 { $column }번 열 맨 아래로 돌아옵니다.
 *[other] { $name } 님의 탐험가가 폭풍에 길이 모두 막혀 { $column }번 열 맨 아래로 돌아옵니다.
 }
event-stayed = { $reader ->
  [you] 내 탐험가는 갈 만큼 가서 { $column }번 열에 머뭅니다.
 *[other] { $name } 님의 탐험가는 갈 만큼 가서 { $column }번 열에 머뭅니다.
 }
event-discarded = { $reader ->
  [you] { $column }번 열의 암살자가 내 { $card } 카드를 암살합니다.
 *[other] { $column }번 열의 암살자가 { $name } 님의 { $card } 카드를 암살합니다.
 }
event-closed = { $reader ->
  [you] 내 폭풍이 { $column }번 열을 닫습니다.
 *[other] { $name } 님의 폭풍이 { $column }번 열을 닫습니다.
 }
event-asked-cloak = { $reader ->
  [you] { $column }번 열의 투명 망토 아래에 카드를 끼울 수 있습니다.
 *[other] { $name } 님이 { $column }번 열의 투명 망토 아래에 카드를 끼울 수 있습니다.
 }
event-asked-traitor = { $reader ->
  [you] { $column }번 열의 목표를 맞바꿀 수 있습니다.
 *[other] { $name } 님이 { $column }번 열의 목표를 맞바꿀 수 있습니다.
 }
event-slipped = { $reader ->
  [you] { $column }번 열의 투명 망토 아래에 { $card } 카드를 끼웁니다.
  [hidden] { $name } 님이 { $column }번 열의 투명 망토 아래에 카드를 끼웁니다.
 *[other] { $name } 님이 { $column }번 열의 투명 망토 아래에 { $card } 카드를 끼웁니다.
 }
event-traded = { $reader ->
  [you] 내 배신자가 목표를 맞바꿔,
 *[other] { $name } 님의 배신자가 목표를 맞바꿔,
 } 이제 { $column }번 열은 { $goal }, { $to }번 열은 { $other }입니다.
event-declined-cloak = { $reader ->
  [you] { $column }번 열의 투명 망토 아래에 아무것도 끼우지 않습니다.
 *[other] { $name } 님이 { $column }번 열의 투명 망토 아래에 아무것도 끼우지 않습니다.
 }
event-declined-traitor = { $reader ->
  [you] 목표를 그대로 둡니다.
 *[other] { $name } 님이 목표를 그대로 둡니다.
 }
event-shuffled = { $reader ->
  [you] 내 버린 더미를 섞어 새 카드 더미를 만듭니다.
 *[other] { $name } 님이 버린 더미를 섞어 새 카드 더미를 만듭니다.
 }
event-drawn = { $reader ->
  [you] { $card } 카드를 뽑습니다.
  [hidden] { $name } 님이 카드를 뽑습니다.
 *[other] { $name } 님이 { $card } 카드를 뽑습니다.
 }
event-round-ended = { $reader ->
  [you] 내가 { $round }라운드를 끝냅니다. 모든 카드를 펼칩니다.
 *[other] { $name } 님이 { $round }라운드를 끝냅니다. 모든 카드를 펼칩니다.
 }
event-settled = { $column }번 열의 { $goal } 목표를 판정합니다.
event-won = { $reader ->
  [you] 내가 { $column }번 열의 { $goal } 목표를 차지합니다.
 *[other] { $name } 님이 { $column }번 열의 { $goal } 목표를 차지합니다.
 }
event-lost = 아무도 { $goal } 목표를 차지하지 못합니다. 이 목표는 게임에서 빠집니다.
event-game-over = 게임이 끝났습니다.
hit-discarded = { $column }번 열의 암살자에게 내 { $card } 카드가 암살당했습니다.
hit-closed = { $name } 님의 폭풍이 내 카드가 있는 { $column }번 열을 닫았습니다.
hit-traded = { $name } 님이 내 카드가 있는 열의 목표를 맞바꿨습니다({ $column }번 열과 { $to }번 열).
hit-revealed = { $column }번 열에서 내 { $card } 카드가 공개되었습니다.
