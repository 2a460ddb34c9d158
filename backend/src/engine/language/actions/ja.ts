import { createEndPattern } from './pattern';

/** Endings that name a position, a quality or a thing. "…を担当" states an action, but "経理担当" is a role. */
const nonActionEndings = createEndPattern(
  `(?<!を)担当|(?<!を)兼務|責任者|担当者|業務|全般|職務|役割|内容|等|など|こと|もの|ため|係|役|職|部|課|室|者|員|人|方|長|
  経験|実務経験|知識|能力|(?<![入出協注尽努投])力|感|性|資格|得意|可能|意欲|熱意|自信|姿勢|性格|です|である|
  本社|支店|病院|学校|会社|部門|部署|店舗|製品|商品|顧客|資料|環境|一般|
  スキル|チーム|メンバー|リーダー|マネージャー|スタッフ|システム|サービス|プロジェクト|パートナー|エンジニア|デザイナー|ツール|データ|
  ポジション|ユーザー|クライアント|アシスタント|コミュニケーション`,
);

const actionEndings = createEndPattern(
  `た|る|う|く|す|し|つ|ぐ|ぶ|む|ます|け|め|げ|ち|り|い|ぎ|(?<![仕見])[組込]み|[\\p{Script=Han}々]{2}|[\\p{Script=Han}]化|[\\p{Script=Katakana}ー]{2}`,
);

export const isJapaneseAction = (bullet: string): boolean =>
  !nonActionEndings.test(bullet) && actionEndings.test(bullet);
