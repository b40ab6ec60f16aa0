# The frame of every screen, settings, messages of the page itself, and names.
brand = Ränke
title = { $screen } – Ränke
title-start = Ränke – 두 명에서 여섯 명이 즐기는 궁정의 음모
skip-to-content = 본문으로 건너뛰기
menu = 메뉴
menu-start = 새 게임
menu-settings = 설정
menu-about = Ränke 소개
message-close = 닫기
update-waits = 새 버전이 기다리고 있어요. 게임은 그대로 이어져요.
update-apply = 새 버전으로
words-loading = 잠시만요, 글을 가져오고 있어요 …
page-unknown = 이 주소에 해당하는 화면이 없어요. 처음 화면을 보여 드릴게요.
page-missing = 이 화면을 불러오지 못했어요. 온라인일 때 다시 시도해 주세요.

language = 언어
language-missing = 이 언어를 불러오지 못했어요. 온라인일 때 다시 시도해 주세요.
theme = 빛
theme-auto = 기기 설정대로
theme-light = 낮
theme-dark = 촛불
pace = 속도
pace-instant = 즉시
pace-quick = 빠르게
pace-normal = 느긋하게
pace-step = 한 걸음씩
setting-shortcuts = 게임 중 한 글자 단축키

engine-loading = 궁정이 모이고 있어요: { $percent }%
engine-waking = 궁정이 자리에 앉고 있어요 …
engine-no-start = 게임을 불러오지 못했어요. 연결을 확인하고 페이지를 다시 열어 주세요.

storage-refused = 이 브라우저는 저장을 허락하지 않아요. 계속할 수 있지만 이 탭을 닫으면 게임이 사라져요.
storage-full = 브라우저 저장 공간이 가득 찼어요. 계속할 수 있지만 새로운 수는 이 탭에만 남아요.

table-title = 테이블
table-title-round = { $round }라운드
table-waiting = 테이블이 준비됐어요. 궁정이 모이는 대로 시작해요.
table-opening = 카드를 다시 테이블에 놓고 있어요 …
table-elsewhere = 이 게임은 다른 탭에서 진행 중이에요.
table-take-over = 여기서 계속하기
table-lost = 이 게임은 이 기기에 없거나 더 이상 없어요.
table-broken = 이 게임을 열 수 없어요.
table-again = 다시 시도
table-new = 새 게임으로
table-skip = 건너뛰기
table-step = 다음
table-decline-cloak = 아무것도 숨기지 않기
table-decline-traitor = 목표를 그대로 두기
table-undo = 무르기
table-log = 지금까지 일어난 일
table-winner = 승리
curtain-title = { $name } 님 차례예요
curtain-hint = 결정할 때까지 다른 분들은 보지 말아 주세요.
curtain-lift = 저예요, 제 카드를 보여 주세요

about-what = Ränke는 궁정의 음모가 펼쳐지는 테이블이에요. Kabale & Hiebe를 두 명에서 여섯 명까지, 한 기기에 둘러앉은 친구들과 또는 봇과 즐길 수 있어요. 브라우저에서 돌아가고 네트워크가 없어도 돼요.
about-private = 아무것도 기기 밖으로 나가지 않아요. 계정도, 추적도, 서버도 없어요. 게임과 설정은 이 브라우저에 저장돼요.
about-thanks = 감사의 말
about-design = Kabale & Hiebe는 Lutz Stepponat이 만든 게임이에요(2006). Ränke는 고유한 글과 그림으로 만든 독립적인 헌정 작품이에요.
about-pictures = 그림: game-icons.net, Lorc, Delapouite 외 기여자들, CC BY 3.0.
about-type = 글꼴: Fontsource 모음, SIL Open Font License.
about-parts = Pyodide, lit-html, Fluent, Workbox, idb-keyval 위에 만들었어요.
about-version = 버전 { $version }, Python { $python }

court-name-1 = 오틸리
court-name-2 = 발타자르
court-name-3 = 클레멘틴
court-name-4 = 발렌틴
court-name-5 = 레오노레
court-name-6 = 콘라트
person-name = 플레이어 { $number }
kind-human = 사람
kind-bot-random = 봇: 시동
kind-bot-greedy = 봇: 신하
kind-bot-rollout = 봇: 재상
