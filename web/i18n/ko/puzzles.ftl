# Puzzles: the list, and what is said at the table. $chance and $best are shares with their per cent sign.
puzzles-title = 묘수풀이
puzzles-intro = 한 장면에 최선의 수는 하나입니다. 모두 실제 게임에서 나왔고, 다른 모든 수와 견주어 확인했습니다.
puzzles-game = 게임
puzzles-grade = 난이도
puzzles-motive = 주제
puzzles-all = 전체
puzzle-grade = { $grade ->
  [1] 1 – 시동
  [2] 2 – 종자
  [3] 3 – 기사
  [4] 4 – 백작
 *[5] 5 – 책사
 }
puzzles-solved = { $count }문제 중 { $solved }문제 해결
puzzles-streak = { $streak ->
  [0] 연속 기록 없음
 *[other] { $streak }문제 연속 한 번에 맞힘
 }
puzzles-best = 최고 기록: { $best }문제 연속
puzzles-none = 조건에 맞는 문제가 없습니다.
puzzles-missing = 문제를 불러오지 못했습니다. 인터넷에 연결되면 다시 시도해 주세요.
puzzles-loading = 문제를 준비하는 중입니다…
puzzles-start = 다음 문제 풀기
puzzle-name = { $number }번 문제
puzzle-item = { $how ->
  [first] { $number }번 문제, 한 번에 맞힘
  [later] { $number }번 문제, 맞힘
  [shown] { $number }번 문제, 답을 보았음
 *[new] { $number }번 문제
 }
puzzle-task = 최선의 수를 찾아보세요.
puzzle-help = 게임에서처럼 두면 됩니다. 시간 제한은 없습니다.
puzzle-wrong = 정답이 아닙니다. 이 수로 이길 확률은 { $chance }, 최선의 수로는 { $best }입니다.
puzzle-wrong-close = 아깝습니다. 이 수로 이길 확률은 { $chance }, 최선의 수로는 { $best }입니다.
puzzle-right = 정답입니다!
puzzle-right-streak = 정답입니다! { $streak }문제 연속입니다.
puzzle-shown = 정답은 이 수입니다.
puzzle-gap = 이 수로 이길 확률은 { $best }, 그다음으로 좋은 수로는 { $chance }입니다.
puzzle-again = 다시 풀기
puzzle-show = 정답 보기
puzzle-next = 다음 문제
puzzle-repeat = 한 번 더
puzzle-list = 문제 목록
puzzle-unknown = 이제 없는 문제입니다. 다른 문제를 골라 보세요.
puzzle-unkept = 이 브라우저에는 푼 문제가 저장되지 않아, 이 탭을 닫으면 사라집니다.
