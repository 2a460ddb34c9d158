import { parseAliasLines } from './known-names';

/** Tools whose names have no distinctive spelling or are written in kana or Hangul. */
export const knownTools = parseAliasLines(`
kubernetes|クバネティス|クーバネティス|쿠버네티스
docker|ドッカー|도커
terraform|テラフォーム|테라폼
ansible
jenkins|ジェンキンス|젠킨스
airflow|エアフロー|에어플로우|에어플로
snowflake|スノーフレーク|스노우플레이크
databricks|데이터브릭스
dbt
spark|apache spark|アパッチ・スパーク|스파크
kafka|カフカ|카프카
hadoop|하둡
redshift|레드시프트
bigquery|ビッグクエリ|빅쿼리
power bi|パワーbi|파워bi|파워 bi
looker
tableau|タブロー|태블로
qlik
excel|エクセル|엑셀
powerpoint|パワーポイント|파워포인트
word press|wordpress|ワードプレス|워드프레스
salesforce|セールスフォース|세일즈포스
hubspot|ハブスポット|허브스팟
marketo|マルケト
sap|エスエーピー|에스에이피
oracle|オラクル|오라클
workday|ワークデイ
servicenow
jira|ジラ|지라
confluence|コンフルエンス|컨플루언스
asana|アサナ
slack|スラック|슬랙
notion|ノーション|노션
zendesk|ゼンデスク
figma|フィグマ|피그마
sketch app
photoshop|フォトショップ|포토샵
illustrator|イラストレーター|일러스트레이터
indesign|インデザイン
autocad|オートキャド|오토캐드
revit
solidworks
matlab
python|パイソン|파이썬
java|ジャバ|자바
javascript|ジャバスクリプト|자바스크립트
typescript|タイプスクリプト|타입스크립트
react|リアクト|리액트
angular|アンギュラー
vue|뷰js
node.js|ノードjs
django|ジャンゴ|장고
flask
spring boot|스프링 부트|스프링부트
ruby on rails|ルビー・オン・レイルズ
php
golang
rust lang
scala
pandas|パンダス|판다스
numpy
pytorch|パイトーチ|파이토치
tensorflow|テンソルフロー|텐서플로우
scikit-learn
spss
stata
sas
git|ギット|깃
github|ギットハブ|깃허브
gitlab
linux|リナックス|리눅스
aws|アマゾンウェブサービス
azure|アジュール|애저
gcp|google cloud
postgresql|postgres
mysql
mongodb|몽고디비
redis
elasticsearch
graphql
google analytics|googleアナリティクス|google アナリティクス|구글 애널리틱스
google ads|google広告|구글 애즈
quickbooks|クイックブックス
datev
lexware
elster
epic systems|epic emr
cerner
meditech
orbis
chatgpt|チャットgpt|챗gpt|챗지피티
copilot
kintone|キントーン
freee
弥生会計
勘定奉行
더존
한글 오피스
kanban board
scrum|スクラム|스크럼
kanban|カンバン|칸반
lean six sigma|six sigma|シックスシグマ|식스시그마
`);
