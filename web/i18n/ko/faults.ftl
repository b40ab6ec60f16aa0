# What went wrong, by the ids of docs/WORKER.md and of the page itself: what happened, what it means, what to do.
fault-unknown = 예상하지 못한 문제가 생겼습니다. 저장된 게임은 그대로입니다.

fault-bad-request = 페이지가 게임 엔진이 이해하지 못하는 요청을 보냈습니다. 페이지를 새로 고치세요.
fault-illegal-action = 지금은 할 수 없습니다: { $text }. 가능한 것: { $legal }
fault-bad-record = { $number ->
    [0] 올바른 게임 기록이 아닙니다. 바뀐 것은 없습니다. 기술 정보: { $token } { $problem }
   *[other] 이 기록은 { $number }번째 항목({ $token })이 손상되었습니다. 바뀐 것은 없습니다. 기술 정보: { $problem }
  }
fault-bad-setup = 이렇게는 게임을 차릴 수 없습니다. 기술 정보: { $problem }
fault-not-your-turn = 지금은 이 자리의 차례가 아닙니다.
fault-undo-refused = { $reason ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [shuffled] { undo-shuffled }
    [goals] { undo-goals }
   *[decided] { undo-decided }
  }
fault-no-table = 열린 게임이 없습니다.
fault-game-running = 아직 진행 중인 게임이라 자신의 자리에서만 볼 수 있습니다.
fault-engine-broke = 게임 엔진이 갑자기 멈췄습니다. 게임은 마지막 수까지 저장되어 있습니다. 기술 정보: { $what }

undo-nothing = 무를 수 있는 수가 없습니다.
undo-revealed = 무를 수 없습니다. 그 뒤로 알 수 없던 카드가 공개되었습니다.
undo-shuffled = 무를 수 없습니다. 그 뒤로 카드 더미를 섞었습니다.
undo-goals = 무를 수 없습니다. 그 뒤로 새 목표가 펼쳐졌습니다.
undo-decided = 무를 수 없습니다. 그 뒤로 다른 사람이 결정을 내렸습니다.

fault-link-broken = 이 링크는 손상되었거나 불완전합니다. 바뀐 것은 없습니다.
fault-link-too-long = 이 링크는 너무 길어서 저희가 만든 것일 수 없습니다. 바뀐 것은 없습니다.
fault-file-not-ours = 이 파일은 Ränke 게임이 아닙니다. 바뀐 것은 없습니다.
fault-file-too-large = 이 파일은 Ränke 게임이라기에는 너무 큽니다. 바뀐 것은 없습니다.
fault-newer-version = 이 게임은 더 새로운 버전에서 저장되었습니다. 열려면 페이지를 업데이트하세요.
