import { normalizeText } from './normalize-text';

/**
 * `person` means that the message asks for a person. `matter` means that the message is about a sensitive topic that
 * only a person may handle, such as double charges, safety or legal action.
 */
export type EscalationReason = 'person' | 'matter';

/**
 * Patterns for text that `normalizeText` returns. The patterns of all languages apply, regardless of the page language.
 * `~` matches up to 32 characters within a sentence.
 */
const personRequestPatterns: string[] = [
  // en
  '\\b(?:talk|talking|speak|speaking|chat) (?:to|with) ~\\b(?:human|person|agent|someone|somebody|representative|rep|staff|operator|employee|manager|supervisor)\\b',
  '\\b(?:connect|transfer|put|pass) me ~\\b(?:human|person|agent|someone|somebody|representative|support|staff|operator)\\b',
  "\\b(?:i (?:want|need|would like|prefer)|i'd like|get me|give me|can i (?:get|have)) (?:to reach )?an? (?:real |live |actual )?(?:human|person|agent|representative|operator)(?: being)?\\b(?! to (?:read|see|check|review|write))",
  '^(?:a )?(?:real |live )?(?:human|person|agent|operator)(?: agent| support| being)?(?:,? please)?[.!]*$|\\b(?:human|live) (?:support|agent)\\b',
  // es
  '\\b(?:hablar|chatear|conversar|comunicar(?:me|se)?|contactar) ~\\b(?:persona|humano|agente|alguien|operador|operadora|asesor|asesora|representante|empleado)\\b',
  '\\b(?:quiero|necesito|prefiero|pasame|paseme|pongame|deme) (?:con )?(?:a )?(?:una persona|un humano|un agente|un asesor|un operador|atencion humana)\\b',
  // fr
  "\\b(?:parler|discuter|echanger) ~\\b(?:personne|humain|conseiller|conseillere|agent|quelqu'un|operateur|employe|responsable)\\b",
  "\\b(?:je (?:veux|voudrais|souhaite|prefere)|passez-moi|mettez-moi en (?:relation|contact) avec|donnez-moi|besoin d')\\s?(?:joindre )?(?:une? )?(?:vraie? )?(?:personne|humain|conseiller|conseillere|agent|operateur)\\b",
  // de
  '\\bmit ~\\b(?:mensch|menschen|person|mitarbeiter|mitarbeiterin|mitarbeitenden|berater|beraterin|jemand|jemandem|jemanden|kundendienst|kundenservice|support) ~(?:sprechen|reden|chatten|telefonieren|verbunden|verbinden)',
  '\\b(?:sprechen|reden|verbinden sie mich|verbinde mich) ~\\bmit ~\\b(?:mensch|menschen|person|mitarbeiter|mitarbeiterin|berater|beraterin|jemand|jemandem|support)\\b',
  '\\b(?:ich (?:will|mochte|brauche)|bitte) (?:einen |eine )?(?:echten |richtigen |echte )?(?:menschen|mitarbeiter|mitarbeiterin|ansprechpartner|ansprechpartnerin)\\b',
  // ja
  '(?:人|人間|担当者|オペレーター|オペレータ|スタッフ|係の方|係員)(?:の方)?(?:と|に|へ)(?:直接)?(?:お?話|相談|つない|繋い|チャット|連絡|問い合わせ|代わ|替わ|引き継)',
  '有人(?:対応|サポート|チャット|窓口)|(?:人間|担当者|オペレーター)(?:を|に)?(?:対応|お願い|呼ん|出し)',
  // ko
  '(?:상담원|상담사|사람|담당자|직원)(?:이?랑|과|와|하고|에게|한테|을|를|으로|로)? ?(?:직접 ?)?(?:통화|이야기|얘기|대화|연결|상담|말하|바꿔|문의하)',
];

const sensitiveTopicPatterns: string[] = [
  // Double charges
  '\\b(?:charged|billed|debited|paid|payed|payment|charge) ~\\b(?:twice|two times|double|2 times|2x)\\b|\\bdouble[- ]?(?:charge|charged|billed|billing|payment)|\\bduplicate (?:charge|payment)|\\btwice ~\\b(?:charged|billed|debited)\\b',
  '\\b(?:cobr|pag|carg)\\p{L}{0,20} ~(?:dos veces|doble|por duplicado|2 veces)|(?:dos veces|doble) ~(?:cobr|cargo|pagad)|(?:cargo|cobro|pago) (?:doble|duplicado)',
  '(?:debit|preleve|paye|factur|prelevement|paiement)\\p{L}{0,20} ~(?:deux fois|2 fois|double)|(?:deux fois|double) ~(?:preleve|debit|factur|paiement)',
  '(?:doppelt|zweimal|zwei mal|2x|2 mal) ~(?:abgebucht|bezahlt|gezahlt|belastet|berechnet)|(?:abgebucht|bezahlt|gezahlt|belastet|abbuchung|zahlung) ~(?:doppelt|zweimal|zwei mal)|doppelte (?:abbuchung|zahlung|belastung)',
  '(?:二重|2重|二回|2回|二度|2度)~(?:課金|請求|支払|決済|引き落と|払)|(?:課金|請求|支払|決済|引き落と)~(?:二重|2重|二回|2回|二度|2度)',
  '(?:두 ?번|2번|이중|중복)~(?:결제|청구|출금|부과|빠져)|(?:결제|청구|출금)~(?:두 ?번|2번|이중|중복)',
  // Refunds that were rejected or never arrived
  "\\brefund ~\\b(?:refused|denied|rejected|declined|ignored|never|still|not (?:received|come|arrived))|\\b(?:refuse|refused|denied|deny|rejected|declined)\\p{L}{0,20} ~\\brefund|\\b(?:haven't|never|not) (?:received|got|gotten) ~\\brefund",
  '(?:reembolso|devolucion) ~(?:rechaz|deneg|negad|no (?:me )?(?:ha )?lleg)|(?:rechaz|deneg|negaron|niegan)\\p{L}{0,20} ~(?:reembolso|devolucion)|no (?:he )?recib\\p{L}{0,20} ~(?:reembolso|devolucion)',
  '(?:remboursement) ~(?:refus|rejet|toujours pas|pas (?:recu|arrive))|(?:refus|rejet)\\p{L}{0,20} ~rembours|pas recu ~rembours',
  '(?:ruckerstattung|erstattung|ruckzahlung|geld zuruck) ~(?:abgelehnt|verweigert|nicht (?:erhalten|gekommen|angekommen|bekommen))|(?:verweiger|ablehn|abgelehnt)\\p{L}{0,20} ~(?:erstatt|ruckzahl)',
  '返金~(?:拒否|断られ|却下|されない|されません|届かない|届きません|来ない|来ません)',
  '환불~(?:거절|거부|안 ?(?:됐|되|해|들어)|못 ?받)',
  // Account takeovers
  '\\b(?:account|password|profile) ~\\b(?:hacked|stolen|compromised|taken over|hijacked)|\\b(?:hacked|hijacked|stolen) ~\\b(?:account|password)|\\bsome(?:one|body)(?: else)? (?:is |has |was |got |have )?(?:in|into|using|used|logged|signed|accessed|changed) ~\\bmy (?:account|password)|\\bunauthori[sz]ed (?:access|login|sign)',
  '(?:cuenta|contrasena|perfil) ~(?:hacke|jacke|robad|robaron|pirate)|(?:hacke|jacke|robaron|pirate)\\p{L}{0,20} ~(?:cuenta|contrasena)|alguien (?:ha |esta )?(?:entrado|entro|accedido|accedio|usando|usa) ~mi cuenta',
  "(?:compte|mot de passe|profil) ~(?:pirat|hack|vole|usurp)|(?:pirate|hacke|vole|usurpe) ~(?:compte|mot de passe)|quelqu'un (?:utilise|s'est connecte|est entre|a accede) ~mon compte",
  '(?:konto|account|passwort|profil) ~(?:gehackt|gestohlen|geklaut|kompromittiert|ubernommen)|(?:jemand|fremde)\\p{L}{0,20} ~(?:in|auf|mit) mein\\p{L}{0,20} (?:konto|account)',
  '(?:アカウント|パスワード)~(?:乗っ取|ハッキング|ハックされ|盗まれ|不正)|不正(?:アクセス|ログイン)',
  '(?:계정|비밀번호)~(?:해킹|도용|탈취|도난)|해킹~(?:당|됐|된)|누가 제 계정',
  // Legal action
  '\\bmy (?:lawyer|attorney|solicitor)\\b|\\b(?:sue|suing) (?:you|shortlist)\\b|\\blegal action\\b|\\btake you to court\\b|\\bcease and desist\\b|\\bdmca\\b|\\bcopyright infring|\\bgdpr (?:request|complaint)|\\bdata protection (?:authority|complaint)|\\bsubpoena\\b',
  'mi abogad|\\bdemandar(?:los|les|te|a)?\\b|acciones? legal|denunciar(?:los|les)|requerimiento judicial|agencia ~proteccion de datos|infraccion ~derechos',
  'mon avocat|en justice|porter plainte|mise en demeure|\\bcnil\\b|poursuites (?:judiciaires|penales)|contrefacon',
  'mein\\p{L}{0,20} (?:anwalt|anwaltin|rechtsanwalt)|\\bverklag|rechtliche schritte|\\babmahn|anzeige erstatten|datenschutzbehorde|dsgvo-?(?: )?(?:auskunft|beschwerde|anfrage)|urheberrechtsverletz',
  '弁護士(?:に相談|に依頼|を通)|訴え(?:る|ます)|訴訟|法的(?:措置|手段)|消費(?:者|生活)センター|著作権侵害',
  '변호사(?:를 통|에게 상담|와 상담)|고소(?:하|할)|소송|법적 ?(?:조치|대응)|소비자원|저작권 침해',
  // Data breaches
  "\\bdata (?:breach|leak)|\\b(?:leaked|exposed)\\b ~\\b(?:data|resume|information|address)|\\b(?:data|resume|information|address)\\b ~\\b(?:leaked|exposed)\\b|\\b(?:see|seeing|got|shows?|found) (?:someone else|somebody else|another (?:person|user)|a stranger)(?:'s)? (?:resume|cv|data|letter|account)",
  '(?:fuga|filtracion|brecha|violacion) de (?:datos|seguridad)|(?:veo|aparece|vi) ~(?:curriculum|cv|datos) de otr|(?:filtrad|expuest)\\p{L}{0,20} ~(?:mis datos|mi curriculum|mi cv)',
  "(?:fuite|violation) de (?:mes )?donnees|(?:vois|affiche) ~(?:cv|donnees|lettre) d'(?:une? autre|autrui|quelqu)|mes donnees ~(?:divulgu|expose)",
  'datenleck|datenpanne|datenschutzverletz|sehe ~(?:lebenslauf|daten|anschreiben) (?:von |einer |eines )(?:jemand|ander|fremd)|(?:meine daten|mein lebenslauf) ~(?:geleakt|offengelegt|im netz)',
  '(?:情報|データ)(?:が|の)?~(?:漏えい|漏洩|流出|漏れ)|(?:他人|他の人|別の人|知らない人)の(?:履歴書|職務経歴書|情報|データ)が',
  '(?:정보|데이터)~(?:유출|누출)|(?:다른 사람|남)의? (?:이력서|정보)~(?:보여|보입|보이|떠|나와)',
  // People in danger
  '\\b(?:harass(?:ed|ing|ment|es)?|threaten(?:ed|ing|s)?|stalk(?:ed|ing|er)|blackmail\\p{L}{0,20}|suicid\\p{L}{0,20}|kill myself)\\b',
  '\\bacos(?:o|an|ado|ada|ando)\\b|\\bamenaz|\\bchantaj|\\bsuicid',
  '\\bharcel|\\bmenac(?:e|er|ent)\\b|\\bchantage|\\bsuicid',
  '\\bbelastig|\\bbedroh|\\bgestalkt|\\berpress|\\bsuizid|mich umbringen',
  '嫌がらせ|ハラスメント|脅迫|脅され|ストーカー|死にたい|自殺',
  '괴롭힘|괴롭혀|희롱|협박|스토킹|자살|죽고 싶',
];

const compilePatterns = (patterns: string[]) =>
  new RegExp(patterns.map((pattern) => pattern.replaceAll('~', '[^.?!。？！]{0,32}')).join('|'), 'u');
const personRequestPattern = compilePatterns(personRequestPatterns);
const sensitiveTopicPattern = compilePatterns(sensitiveTopicPatterns);

export function findEscalationReason(message: string): EscalationReason | undefined {
  const text = normalizeText(message);
  if (personRequestPattern.test(text)) return 'person';
  return sensitiveTopicPattern.test(text) ? 'matter' : undefined;
}
