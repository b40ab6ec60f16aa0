# 직접 추가한 봇: 목록, 대전, 게임 중에 알리는 말.
bots-title = 내 봇
bots-intro = 직접 만들었거나 아는 사람이 만든 봇을 Python 파일이나 wheel로 추가해 함께 겨뤄 보세요. 봇은 자기 자리에서 알 수 있는 것만 보고, 네트워크에 접속할 수 없으며, 이 기기에만 남습니다. 링크와 저장된 게임에는 이름만 들어가고 코드는 들어가지 않습니다.
bots-add = 봇 추가…
bots-checking = { $file } 파일을 확인하고 있습니다…
bots-added = { $name } 봇을 추가했습니다. 게임을 준비할 때 봇 목록에서 고를 수 있습니다.
bots-replaced = { $name } 봇을 이 파일로 바꾸었습니다.
bots-removed = { $name } 봇을 삭제했습니다.
bots-refused = { $file } 파일을 추가하지 못했습니다. { $problem }
bots-none = 아직 추가한 봇이 없습니다.
bots-unreadable = 이 브라우저에서는 내 봇을 읽을 수 없습니다.
bots-version = 버전 { $version }
bots-file = { $file }, { $kilobytes } kB, 추가한 날: { $date }
bots-hash = SHA-256 { $hash }
bots-match = 대전하기
bots-remove = 삭제
bots-remove-title = { $name } 봇을 삭제할까요?
bots-remove-ask = 이 기기에서 지워집니다. 원래 파일은 그대로 남습니다. 끝나지 않은 게임에서는 3단계 봇이 대신합니다.
bots-remove-yes = 삭제
bots-remove-no = 그대로 두기
bots-example = 가장 작은 봇
bots-example-text = 이름이 ‘.py’로 끝나는 파일로 저장한 뒤 추가하세요. 봇을 만드는 방법은 소스 코드의 docs/adding/bot.md에 영어로 적혀 있습니다.

match-title = 내 봇의 대전
match-intro = 내 봇이 한 단계의 봇들과 겨룹니다. 같은 패로 자리를 바꿔 가며 한 번씩 겨루므로 운의 영향이 고르게 나뉩니다.
match-bot = 내 봇
match-game = 게임
match-level = 상대
match-games = 판 수
match-start = 대전 시작
match-stop = 멈추기
match-none = 먼저 봇을 추가하세요.
match-progress = { $of }판 중 { $games }판 진행
match-won = { $bot } 봇이 { $games }판 가운데 { $percent }%를 이겼습니다.
match-interval = 판을 거듭하면 승률은 { $low }%에서 { $high }% 사이일 가능성이 큽니다(95% 신뢰 구간). 실력이 같다면 { $even }%입니다.
match-better = { $bot } 봇이 이 단계보다 강합니다.
match-worse = { $bot } 봇이 이 단계보다 약합니다.
match-even = 아직 어느 쪽이 강한지 뚜렷하지 않습니다.
match-waiting = 첫 판을 진행하고 있습니다…
match-stopped = 대전을 멈추었습니다.
match-done = 대전이 끝났습니다.
match-failures = 결정에 { $failures }번 실패해 무작위로 골랐습니다. 마지막 원인: { $problem }
match-failed = 결정에 세 번 잇달아 실패해 대전을 멈추었습니다. { $problem }
match-broken = 대전을 이어 갈 수 없습니다. 다시 시작하세요.

bot-not-here = 이 기기에 없는 봇이 { $count }개 있습니다: { $bots }. 3단계 봇이 대신합니다.
bot-trouble = { $name } 봇이 제대로 결정하지 못해 무작위로 골랐습니다. { $problem }
bot-offer-title = { $name } 봇이 계속 실패합니다
bot-offer = 결정에 세 번 잇달아 실패했습니다. 다른 봇이 이 자리를 이어받을까요?
bot-offer-level = 이어받을 봇
bot-offer-yes = 바꾸기
bot-offer-no = { $name } 그대로 두기

bot-problem-binary-wheel = 특정 기기용으로 만든 wheel입니다. 여기서는 순수 Python wheel만 쓸 수 있습니다(이름이 ‘none-any.whl’로 끝납니다).
bot-problem-broke = Python이 멈췄습니다. 봇이 메모리를 너무 많이 쓴 것 같습니다.
bot-problem-damaged = 파일을 읽을 수 없습니다.
bot-problem-empty = 빈 파일입니다.
bot-problem-ended = 봇이 더는 여기에 없습니다.
bot-problem-illegal = 규칙에 맞지 않는 수를 골랐습니다.
bot-problem-import = 여기에 없는 패키지가 필요합니다: { $module }.
bot-problem-name = 봇 이름으로 쓸 수 없습니다: ‘{ $name }’. 로마자로 시작하고, 로마자, 숫자, 점, 붙임표, 밑줄로 32자까지 쓸 수 있습니다.
bot-problem-name-taken = 이미 쓰이는 봇 이름입니다: ‘{ $name }’. 다른 이름을 붙여 주세요.
bot-problem-no-answer = 답이 없었습니다.
bot-problem-no-bot = 봇이 들어 있지 않습니다. choose(view, rng) 함수나 think(view, rng)가 있는 클래스가 있어야 합니다.
bot-problem-no-files = 봇에 필요한 파일을 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
bot-problem-no-start = 봇의 Python이 시작되지 않았습니다. 다시 시도하세요.
bot-problem-nonsense = 알아들을 수 없는 답을 했습니다.
bot-problem-not-made = 인수 없이 만들 수 없습니다: { $what }
bot-problem-not-python = Python 파일(.py)도 wheel(.whl)도 아닙니다.
bot-problem-raised = { $line ->
  [0] 오류: { $what }
 *[other] { $line }번째 줄 오류: { $what }
 }
bot-problem-raises = { $line ->
  [0] 불러오는 중 오류: { $what }
 *[other] 불러오는 중 { $line }번째 줄 오류: { $what }
 }
bot-problem-several-bots = 봇이 여럿 들어 있습니다: { $names }. 어느 것인지 BOT = …로 알려 주세요.
bot-problem-silent = 시간이 너무 오래 걸려 멈추었습니다.
bot-problem-syntax = { $line ->
  [0] 올바른 Python이 아닙니다: { $what }
 *[other] { $line }번째 줄이 올바른 Python이 아닙니다: { $what }
 }
bot-problem-too-large = 파일이 너무 큽니다. Python 파일은 1 MB, wheel은 5 MB까지입니다.
bot-problem-unsaved = 이 브라우저에는 저장할 수 없습니다.
bot-problem-wheel = wheel이 손상되었거나 빠진 것이 있습니다: { $what }
