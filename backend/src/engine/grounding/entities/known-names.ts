/**
 * Names that models often invent, with their Japanese and Korean spellings. The lists are not exhaustive. They help
 * where neither a capital letter nor a nearby word reveals a name: at the start of a sentence, and in German, Japanese
 * and Korean. Each line has one name in lower case and its aliases.
 */

/** Parses lines of a name and its aliases, separated by "|". */
export const parseAliasLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));

export const knownEmployers = parseAliasLines(`
google|グーグル|구글
amazon|アマゾン|아마존
microsoft|マイクロソフト|마이크로소프트
apple inc|アップル社|애플코리아
meta platforms|facebook|フェイスブック|페이스북
netflix|ネットフリックス|넷플릭스
tesla|テスラ|테슬라
ibm|アイビーエム
oracle corporation|オラクル社
accenture|アクセンチュア|액센츄어
deloitte|デロイト|딜로이트
kpmg|ケーピーエムジー
pwc|pricewaterhousecoopers
ernst & young|ey
mckinsey|マッキンゼー|맥킨지
boston consulting group|bcg
bain & company
goldman sachs|ゴールドマン・サックス|골드만삭스
jpmorgan|j.p. morgan|jp morgan
morgan stanley|モルガン・スタンレー
siemens|シーメンス|지멘스
bosch|ボッシュ|보쉬
bmw|ビーエムダブリュー
daimler|mercedes-benz
volkswagen|フォルクスワーゲン|폭스바겐
deutsche bank
deutsche bahn
allianz
lufthansa
charité
helios
aldi
lidl
edeka
zalando
l'oréal|ロレアル|로레알
lvmh
carrefour
danone
bnp paribas
société générale
airbus|エアバス|에어버스
sncf
orange sa
santander
bbva
inditex
zara
mercadona
telefónica
iberia
repsol
el corte inglés
toyota|トヨタ|도요타
sony|ソニー|소니
honda|ホンダ|혼다
nissan|日産|닛산
panasonic|パナソニック|파나소닉
nintendo|任天堂|닌텐도
rakuten|楽天|라쿠텐
softbank|ソフトバンク|소프트뱅크
hitachi|日立
mitsubishi|三菱
mitsui|三井
リクルート
サイバーエージェント
メルカリ
資生堂
電通
博報堂
野村證券
samsung|サムスン|삼성
hyundai|ヒュンダイ|현대자동차|현대
lg전자|엘지
naver|네이버
kakao|카카오
쿠팡
롯데
신한은행
국민은행
서울아산병원
세브란스
walmart|ウォルマート|월마트
starbucks|スターバックス|스타벅스
mcdonald's|マクドナルド|맥도날드
coca-cola|コカ・コーラ|코카콜라
nike|ナイキ|나이키
pfizer|ファイザー|화이자
mayo clinic
cleveland clinic
johns hopkins
kaiser permanente
nasa|ナサ
spotify|スポティファイ
uber
airbnb
openai
`);

export const knownSchools = parseAliasLines(`
harvard|ハーバード|하버드
stanford|スタンフォード|스탠퍼드|스탠포드
mit|マサチューセッツ工科|엠아이티
yale|イェール|예일
princeton|プリンストン|프린스턴
oxford|オックスフォード|옥스퍼드
cambridge|ケンブリッジ|케임브리지
columbia university
berkeley|バークレー|버클리
insead
hec paris
sciences po
sorbonne|ソルボンヌ
polytechnique
eth zürich|eth zurich
rwth
lmu münchen
tu münchen|tu berlin
complutense
esade
東京大学|東大|도쿄대
京都大学|京大
早稲田|와세다
慶應|慶応|게이오
大阪大学
서울대|ソウル大学
연세대|延世大学
고려대|高麗大学
카이스트|kaist
포항공대|포스텍
`);

export const knownPlaces = parseAliasLines(`
new york|nueva york|ニューヨーク|뉴욕
london|londres|ロンドン|런던
paris|パリ|파리
tokyo|tokio|東京|도쿄
osaka|大阪|오사카
nagoya|名古屋|나고야
fukuoka|福岡|후쿠오카
yokohama|横浜|요코하마
seoul|séoul|seúl|ソウル|서울
busan|pusan|釜山|부산
incheon|仁川|인천
daegu|大邱|대구
berlin|berlín|ベルリン|베를린
munich|münchen|múnich|ミュンヘン|뮌헨
hamburg|hambourg|hamburgo
frankfurt|francfort
cologne|köln
stuttgart
vienna|wien|vienne|viena
zurich|zürich|チューリッヒ
geneva|genf|genève|ginebra
madrid|マドリード|마드리드
barcelona|barcelone|バルセロナ|바르셀로나
valencia
sevilla|seville|séville
lyon
marseille
toulouse
brussels|bruxelles|brüssel|bruselas
amsterdam|アムステルダム|암스테르담
dublin
milan|milano|mailand|milán
rome|roma|rom
singapore|singapur|singapour|シンガポール|싱가포르
beijing|pekín|pékin|peking|北京|베이징
shanghai|上海|상하이
hong kong|香港|홍콩
dubai|dubái|dubaï|ドバイ|두바이
mumbai
bangalore|bengaluru
sydney|シドニー|시드니
toronto|トロント|토론토
san francisco|サンフランシスコ|샌프란시스코
los angeles|ロサンゼルス|로스앤젤레스
silicon valley|シリコンバレー|실리콘밸리
chicago|シカゴ|시카고
boston|ボストン|보스턴
seattle|シアトル|시애틀
houston
texas
california|カリフォルニア|캘리포니아
manhattan
wall street
usa|u.s.|united states|états-unis|estados unidos|アメリカ|米国|미국
uk|united kingdom|großbritannien|royaume-uni|reino unido|イギリス|英国|영국
germany|deutschland|allemagne|alemania|ドイツ|독일
france|frankreich|francia|フランス|프랑스
spain|spanien|espagne|españa|スペイン|스페인
japan|japon|japón|日本|일본
south korea|korea|südkorea|corée du sud|corea del sur|韓国|한국
china|chine|中国|중국
india|indien|inde|インド|인도
canada|kanada|canadá|カナダ|캐나다
australia|australien|australie|オーストラリア|호주
brazil|brasilien|brésil|brasil|ブラジル|브라질
mexico|mexiko|mexique|méxico|メキシコ|멕시코
italy|italien|italie|italia|イタリア|이탈리아
switzerland|schweiz|suisse|suiza|スイス|스위스
austria|österreich|autriche
netherlands|niederlande|pays-bas|países bajos|オランダ|네덜란드
poland|polen|pologne|polonia
vietnam|ベトナム|베트남
thailand|タイ国|태국
taiwan|台湾|대만
europe|europa|ヨーロッパ|欧州|유럽
asia|asien|asie|アジア|아시아
`);
