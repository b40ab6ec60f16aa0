# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = 예상하지 못한 문제가 생겼습니다. 저장한 게임은 그대로입니다.

fault-bad-request = 페이지가 게임 엔진이 이해하지 못하는 요청을 보냈습니다. 페이지를 새로고침하세요.
fault-bad-record = { $number ->
  [0] 올바른 게임 기록이 아닙니다. 바뀐 것은 없습니다.
 *[other] 이 기록은 { $number }번째 항목({ $token })이 손상되었습니다. 바뀐 것은 없습니다.
 }
fault-bad-setup = 이 설정으로는 게임을 시작할 수 없습니다.
fault-illegal-action = 지금은 그렇게 할 수 없습니다.
fault-not-your-turn = 지금은 이 사람의 차례가 아닙니다.
fault-no-session = 열린 게임이 없습니다.
fault-game-running = 아직 진행 중인 게임이라 내 자리에서만 볼 수 있습니다.
fault-engine-broke = 게임 엔진이 갑자기 멈췄습니다. 게임은 마지막 수까지 저장되어 있습니다. 기술 정보: { $what }
fault-entry = 이 항목은 손상되어 게임으로 열 수 없습니다. ‘내 게임’에서 파일로 저장하거나 삭제할 수 있습니다.

undo-nothing = 무를 수 있는 수가 없습니다.
undo-decided = 무를 수 없습니다. 그 뒤로 다른 사람이 결정을 내렸습니다.
undo-practice = 그 뒤로 뽑거나 공개된 카드, 또는 봇의 응수를 보아 새로 알게 된 것이 있습니다. 지금 무르면 이 게임은 연습이 됩니다. 통계에 들어가지 않고, 이 게임에서는 더 이상 묻지 않습니다.

fault-link-broken = 이 링크는 손상되었거나 불완전합니다. 바뀐 것은 없습니다.
fault-link-too-long = 이 링크는 Ränke 링크라기에는 너무 깁니다. 바뀐 것은 없습니다.
fault-file-not-ours = 이 파일은 Ränke 게임이 아닙니다. 바뀐 것은 없습니다.
fault-file-too-large = 이 파일은 Ränke 게임이라기에는 너무 큽니다. 바뀐 것은 없습니다.

# What exactly is wrong, by the ids of the engine's faults; each begins with what it comes to.
bad-setup-bot = { fault-bad-setup } 이 버전에는 이런 봇이 없습니다: { $bot }.
bad-setup-first = { fault-bad-setup } { $players }명이 할 때 { $seat }번 자리는 없으니 먼저 시작할 수 없습니다.
bad-setup-game = { fault-bad-setup } 이 버전이 모르는 게임입니다: { $game }.
bad-setup-name = { fault-bad-setup } 사람의 이름은 “{ $prefix }” 표시로 시작할 수 없습니다.
bad-setup-option = { fault-bad-setup } 이런 선택 항목은 없습니다: { $name }.
bad-setup-players = { fault-bad-setup } { $least }명에서 { $most }명까지 하는 게임이며, { $players }명은 할 수 없습니다.
bad-setup-value = { fault-bad-setup } { $name } 항목에서 고를 수 없는 값입니다: { $value }. 가능한 것: { $values }.

bad-record-broken = { fault-bad-record } 머리글이나 주석이 온전하지 않습니다.
bad-record-chance = { fault-bad-record } 그 자리에 운으로 정해진 결과가 빠져 있습니다.
bad-record-control-characters = { fault-bad-record } { $token } 값에 적을 수 없는 문자가 있습니다.
bad-record-escape = { fault-bad-record } { $token } 값에서 역슬래시가 잘못된 문자 앞에 있습니다.
bad-record-header-missing = { fault-bad-record } 머리글 { $token } 항목이 없습니다.
bad-record-header-on-line = { fault-bad-record } 머리글 { $token } 항목이 따로 한 줄에 있지 않습니다.
bad-record-header-twice = { fault-bad-record } 머리글 { $token } 항목이 두 번 나옵니다.
bad-record-header-value = { fault-bad-record } “{ $token }” 값은 쓸 수 없습니다. 가능한 것: { $legal }.
bad-record-headers-first = { fault-bad-record } 기록은 머리글로 시작합니다.
bad-record-many-games = { fault-bad-record } 게임이 여럿 들어 있지만 여기에는 하나만 필요합니다.
bad-record-no-chance = { fault-bad-record } 그 자리에는 운으로 정할 것이 없습니다.
bad-record-no-game = { fault-bad-record } 게임이 들어 있지 않습니다.
bad-record-not-allowed = { fault-bad-record } 그 자리에서는 규칙상 할 수 없습니다.
bad-record-other-seat = { fault-bad-record } 그때는 { $seat }번 자리가 결정할 차례입니다.
bad-record-over = { fault-bad-record } 게임이 그 전에 끝났습니다.
bad-record-result = { fault-bad-record } “{ $token }” 값은 둔 수와 맞지 않습니다.
bad-record-unknown-game = { fault-bad-record } 이 버전이 모르는 것입니다: “{ $token }”.
bad-record-unknown-header = { fault-bad-record } 이 게임에는 { $token } 머리글이 없습니다.
bad-record-unknown-token = { fault-bad-record } 그렇게 적는 항목은 없습니다.
bad-record-value-too-long = { fault-bad-record } { $token } 값이 { $most }자를 넘습니다.
bad-record-version = 이 게임은 더 새로운 버전에서 저장되었습니다. 열려면 페이지를 업데이트하세요.
bad-record-wrong-chance = { fault-bad-record } 그 자리에서 운으로 나올 수 없는 결과입니다.
bad-record-no-seat = { fault-bad-record } 그런 자리는 없습니다.
