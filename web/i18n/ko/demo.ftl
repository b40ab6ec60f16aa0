# A thing seen at work: a small position that plays by itself.
demo-show = 시연 보기
demo-show-what = 시연 보기: { $name }
demo-title = { $name }의 활약
demo-again = 한 번 더
demo-opening = 장면을 준비하고 있습니다…
demo-missing = 이 장면을 불러오지 못했습니다. 연결이 끊겼을 수 있습니다.
demo-retry = 다시 시도
