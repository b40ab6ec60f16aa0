# The page about Ränke. $games is a list of what each game says of itself.
about-what = Ränke는 궁정의 음모를 다룬 카드 게임 테이블입니다. 즐길 수 있는 게임: { $games }. 한 기기에 둘러앉은 친구들과, 또는 봇과 함께 브라우저에서 즐기며, 인터넷 연결이 없어도 됩니다.
about-private = 어떤 정보도 기기 밖으로 나가지 않습니다. 계정도, 추적도, 서버도 없습니다. 게임과 설정은 이 브라우저에 저장됩니다.
about-thanks = 감사의 말
about-unofficial = Ränke는 비공식 팬 작품입니다. 작가와 출판사는 이 작품을 만들거나 검토하거나 승인하지 않았으며, 누구도 이 작품으로 돈을 벌지 않습니다. 게임 이름의 권리는 각 소유자에게 있습니다. 여기 있는 글과 그림은 직접 만들었거나 아래에 출처를 밝혔습니다.
about-pictures = 그림: game-icons.net(Lorc, Delapouite 외), CC BY 3.0.
about-type = 글꼴: Fontsource 모음, SIL Open Font License.
about-parts = Pyodide, lit-html, Fluent, Workbox로 만들었습니다.
about-artists = 그림 작가
about-licences = 모든 구성 요소의 라이선스
about-part = { $name } { $version }: { $licence }
about-version = 버전 { $version }, Python { $python }
