# 최종 점수: 점수를 준 규칙마다 한 줄, 귀로 듣는 자리마다 한 문장, 그리고 동점을 가린 방법.
scoring-title = 최종 점수 계산
stage-skip = 결과로 건너뛰기
stage-skip-all = 점수 계산 건너뛰기

line-districts = 건물
line-colours = 다섯 색 모두
line-first-complete = 가장 먼저 완성한 도시
line-complete = 완성한 도시
line-museum = { $district }: 밑에 넣은 카드
line-treasury = { $district }: 금화
line-map-room = { $district }: 손패
line-wishing-well = { $district }: 다른 보라색 건물

scoring-tied = 동점: 건물만 { $districts }점, 금화 { $gold }개
scoring-tie-districts = 점수가 같아 건물 점수만으로 가립니다: { $parts }.
scoring-tie-gold = 점수도 건물 점수도 같아 남은 금화로 가립니다: { $parts }.
scoring-tie-shared = 점수, 건물 점수, 금화가 모두 같습니다.

# $lines: "건물 21, 가장 먼저 완성한 도시 4"; $parts: "아다 25, 나 24".
scoring-heard = { $reader ->
  [you] 나
 *[other] { $name } 님
 }: { $points } – { $lines }.
scoring-heard-all = 최종 점수: { $parts }.
scoring-part = { $reader ->
  [you] 나 { $number }
 *[other] { $name } 님 { $number }
 }
