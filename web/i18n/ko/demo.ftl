# A thing seen at work: a small position that plays by itself.
demo-show = 시연 보기
demo-show-what = 시연 보기: { $name }
demo-title = { $name }: 시연
demo-again = 다시 보기
demo-opening = 시연을 준비하는 중입니다…
demo-missing = 시연을 불러오지 못했습니다. 인터넷 연결이 끊겼을 수 있습니다.
demo-retry = 다시 시도
