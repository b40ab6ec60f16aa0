# The award told in steps: one message for each rule in docs/WORKER.md. $by and $cards are lists of award-card, joined;
# $number, $sum are already formatted (9½).
stage-again = 판정 다시 보기
award-column = { $column }번 열: { $goal }
stage-skip = 결과로 건너뛰기
stage-skip-all = 모든 열 건너뛰기
stage-skip-count = 점수 계산 건너뛰기
award-heading-printed = 숫자
award-heading-couple = 왕자와 시종
award-heading-verdict = 결과
award-counts-highest = 가장 높은 합이 이깁니다
award-counts-lowest = 가장 낮은 합이 이깁니다
award-counts-couple = 여기서는 합을 비교하지 않습니다
award-no-part = 참여하지 않음
award-card = { $card }({ $name })
award-gone = 제거됨
award-no-number = 숫자 없음

award-printed = 먼저 모든 카드는 적힌 숫자로 셉니다.
award-printed-home = 모든 카드는 적힌 숫자로 셉니다. { $area } 목표 아래라서 12인 카드: { $cards }. 다른 분야의 전문가는 8입니다.
award-musketeers = { $by }: 이 열의 다른 능력은 모두 무효이고 적힌 숫자만 셉니다.
award-wizard = { $by }: 하나뿐인 마법사라서 10 이상인 카드를 모두 제거합니다: { $cards }.
award-wizards = { $by }: 마법사가 둘 이상이라 서로를 막아, 아무 카드도 제거되지 않습니다.
award-witch = { $by }: 하나뿐인 마녀라서 자신을 뺀 9 이하인 카드를 모두 제거합니다: { $cards }.
award-witches = { $by }: 마녀가 둘 이상이라 서로를 막아, 아무 카드도 제거되지 않습니다.
award-couple = { $reader ->
  [you] 내 왕자와 시종이 이 열에 함께 있습니다.
 *[other] { $name } 님의 왕자와 시종이 이 열에 함께 있습니다.
 }
award-hermit = { $by }: 12에서, 다른 카드 { $count }장이 1씩 낮춰 { $number }입니다.
award-giant = { $by }: 2에서, 다른 카드 { $count }장이 3씩 높여 { $number }입니다.
award-doppelganger = { $by }: 바로 아래 카드의 숫자를 복사합니다: { $cards }, { $number }.
award-doppelganger-none = { $by }: 바로 아래에 숫자가 없어 자신도 숫자가 없습니다.
award-romeo = { $by }: 같은 색 줄리엣이 열에 있어 15가 됩니다.
award-dragon = { $by }: 다른 색 카드를 2씩 낮춥니다: { $cards }.
award-beggar = { $by }: 합이 가장 낮은 사람이 이깁니다.

award-couple-wins = { $reader ->
  [you] 내가 이깁니다. 왕자와 시종이 함께 있으면 어떤 합보다 강합니다.
 *[other] { $name } 님이 이깁니다. 왕자와 시종이 함께 있으면 어떤 합보다 강합니다.
 }
award-highest = { $reader ->
  [you] 합이 가장 높은 내가 이깁니다
 *[other] 합이 가장 높은 { $name } 님이 이깁니다
 }: { $sum }.
award-lowest = { $reader ->
  [you] 합이 가장 낮은 내가 이깁니다
 *[other] 합이 가장 낮은 { $name } 님이 이깁니다
 }: { $sum }.
award-nearest = { $reader ->
  [you] 동점입니다. 목표에서 가장 가까운 카드로 내가 이깁니다
 *[other] 동점입니다. 목표에서 가장 가까운 카드로 { $name } 님이 이깁니다
 }: { $by }.
award-farthest = { $reader ->
  [you] 동점입니다. 목표에서 가장 먼 카드로 내가 이깁니다
 *[other] 동점입니다. 목표에서 가장 먼 카드로 { $name } 님이 이깁니다
 }: { $by }.
award-nobody = 숫자가 있는 카드가 남지 않았습니다. 아무도 이기지 못하고 목표는 게임에서 빠집니다.

award-now = 라운드가 지금 끝난다면, 보이는 카드로는 { $reader ->
  [you] 내가 이깁니다.
 *[other] { $name } 님이 이깁니다.
 }
award-now-nobody = 라운드가 지금 끝난다면, 보이는 카드로는 아무도 이기지 못합니다.

count-title = 최종 점수 계산
count-no-goals = 차지한 목표 없음
count-plain = 모든 목표의 합: { $points }
count-doubled = 여섯 분야 모두: { $six }의 두 배에서 남는 목표 { $spare }장만큼 빼서 { $points }
count-doubled-exact = 여섯 분야 모두: { $six }의 두 배인 { $points }
count-missing-area = 두 배로 세지 못함, 없는 분야: { $areas }
