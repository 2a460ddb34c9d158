/**
 * Words in six languages that request an action rather than information. They match at the start of a word or, in
 * Japanese and Korean, anywhere.
 */
const actionPatterns = new RegExp(
  [
    String.raw`(?<!\p{L})(?:delet|remov|eras|drop table|refund (?:him|her|them|the|this)|send (?:the|an|a|this|it)|chang|raise the|lower the|set the|reset|disabl|enabl|deploy|restart|cancel|ban |grant|revok|transfer|pay )`,
    String.raw`(?<!\p{L})(?:elimin|borr|envía|envíe|cambi|reinici|desactiv|activ[ae]|reembols[ae])`,
    String.raw`(?<!\p{L})(?:supprim|efface|envoie|envoyez|chang|modifi|désactiv|activez|rembours(?:e|ez)(?!m)|redémarr)`,
    String.raw`(?<!\p{L})(?:lösch|entfern|sende|schick|änder|setze|deaktivier|aktivier|erstatte|starte)`,
    '削除|消して|送信して|送って|変更して|無効に|有効に|返金して|リセット|再起動',
    '삭제|지워|보내|변경해|바꿔|비활성|활성화|환불해|초기화|재시작',
  ].join('|'),
  'iu',
);

/** Prefers false positives, because the agents cannot perform actions and a person has to follow up. */
export const detectActionRequest = (task: string): boolean => actionPatterns.test(task.normalize('NFKC'));
