# Motives of puzzles: what each is called, and why the solution is right. $goal and $wanted are goals, $card, $kept and $partner allies by
# their bare names, $column and $to numbers of columns, $name a player.
motive-own-set = 여섯 분야 모으기
why-own-set = { $column }번 열의 { $goal } 목표는 아직 없는 분야입니다. 차지하면 여섯 분야 중 { $areas }개가 되고, 여섯을 다 모으면 두 배로 칩니다.
motive-break-set = 상대의 여섯 분야 막기
why-break-set = { $name } 님은 이미 { $areas }개 분야를 모았고, { $goal } 목표는 새 분야입니다. { $column }번 열을 누가 차지하든 { $name } 님만은 막아야 합니다.
motive-couple = 왕자와 시종
why-couple = 왕자와 시종이 함께 있으면 다른 사람이 무엇을 놓았든 { $column }번 열의 { $goal } 목표를 차지합니다.
motive-save = 카드 아끼기
why-save = { $partner ->
  [none] { $column }번 열은 이 카드로 충분합니다: { $card }. 나중을 위해 아껴 둘 카드: { $kept }.
 *[other] 아직 쓰지 말아야 할 카드: { $kept }. 짝({ $partner })이 손패에 있으니 나중에 함께 목표를 차지할 수 있습니다.
 }
motive-cloak = 투명 망토 아래
why-cloak = { $card ->
  [none] 어떤 카드든 { $column }번 열의 투명 망토 아래에 끼우기보다 손패에 두는 편이 낫습니다.
 *[other] { $column }번 열의 투명 망토 아래에서는 판정 때까지 뒷면으로 안전합니다: { $card }.
 }
motive-traitor = 배신자의 맞바꾸기
why-traitor = { $wanted ->
  [none] { $goal } 목표는 그대로 두어야 합니다. 무엇과 맞바꾸든 다른 사람에게 더 이롭습니다.
 *[other] { $goal } 목표와 { $wanted } 목표를 맞바꿉니다. 목표만 바뀌고 아래 카드는 그대로 있습니다.
 }
motive-trigger = 내 카드 공개하기
why-trigger = 놓은 카드 바로 위에 내 카드가 뒷면으로 있습니다: { $card }. 이제 공개되어, 나에게 유리한 때에 발동합니다.
motive-tie = 동점에서 이기기
why-tie = { $column }번 열은 합이 동점이고, { $rule ->
  [farthest] 거지가 있으니 목표에서 가장 먼 카드
 *[nearest] 목표에서 가장 가까운 카드
 }의 주인이 이깁니다. 바로 나입니다. { $goal } 목표를 차지합니다.
motive-purge = 마법사와 마녀
why-purge = 판정 때 { $column }번 열을 정리하는 카드: { $card }. 카드 { $removed }장이 제거되고, 남은 카드로 { $goal } 목표를 차지합니다.
motive-void = 삼총사
why-void = 삼총사가 { $column }번 열의 모든 능력을 없앱니다. 적힌 숫자만 세면 { $goal } 목표는 내 것입니다.
motive-lowest = 가장 낮은 합
why-lowest = 거지가 있는 { $column }번 열에서는 가장 낮은 합이 이깁니다. 그 합이 내 것이니 { $goal } 목표도 내 것입니다.
motive-dragon = 드래곤
why-dragon = 내 드래곤이 { $column }번 열에 있는 다른 사람의 카드마다 2씩 낮춥니다. { $goal } 목표를 차지하기에 충분합니다.
motive-last-card = 라운드 끝내기
why-last-card = 이 카드로 마지막 목표가 달성되어 라운드가 바로 끝납니다. { $column }번 열에서는 아무도 대응할 수 없으니 { $goal } 목표는 내 것입니다.
motive-leader = 선두 막기
why-leader = { $name } 님이 앞서 있습니다. 이 수가 아니면 { $column }번 열의 { $goal } 목표도 가져갈 가능성이 큽니다.
motive-dear = 가장 큰 목표
why-dear = 이번 라운드에 { $goal }보다 점수가 높은 목표는 없습니다. { $column }번 열에서 그것을 차지하는 카드: { $card }.
motive-bluff = 허세
why-bluff = 뒷면으로 놓으면 { $column }번 열에서는 이 카드도 위협적으로 보입니다: { $card }. 강한 카드는 더 좋은 목표를 위해 손패에 남깁니다.
