import { normalizeText } from './normalize-text';

/** `who` is a question about who or what is answering. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'who';

/** Patterns for whole messages that `normalizeText` returns, without trailing punctuation. */
const patternsByKind: Record<SmallTalk, RegExp[]> = {
  who: [
    /^(?:are you|is this|am i (?:talking|speaking|chatting|writing) (?:to|with)) .{0,15}(?:bot|robot|human|person|ai|machine|real)\b.{0,15}$/,
    /^(?:who|what) are you$|^what can you (?:do|help)(?: me| with| for me)*$/,
    /^(?:eres|es usted|estoy hablando con) .{0,15}(?:robot|bot|humano|persona|ia|maquina)\b.{0,12}$|^quien (?:eres|es usted)$|^que puedes hacer$/,
    /^(?:etes-vous|es-tu|est-ce que vous etes|vous etes|tu es|est-ce) .{0,15}(?:robot|humain|personne|ia|machine)\b.{0,12}$|^qui (?:etes-vous|es-tu)$/,
    /^(?:sind sie|bist du|ist das|spreche ich mit|rede ich mit|schreibe ich mit) .{0,20}(?:bot|roboter|mensch|menschen|person|ki|maschine)\b.{0,12}$|^wer (?:sind sie|bist du)$|^was (?:konnen sie|kannst du)$/,
    /^(?:あなたは|これは|あなた)?.{0,4}(?:ロボット|人間|ai|ボット|人|誰|だれ)(?:ですか|なの|でしょうか)?$/,
    /^(?:당신은|너는|넌|지금)?\s?(?:누구|로봇|사람|봇|ai|챗봇)(?:세요|이에요|예요|입니까|인가요|야|이야|이세요)?$/,
  ],
  greeting: [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day))(?: there| all| everyone| team)?$/,
    /^(?:hola|buenas|buenos dias|buenas (?:tardes|noches)|que tal)(?:,? que tal)?$/,
    /^(?:bonjour|bonsoir|salut|coucou)(?: a tous)?$/,
    /^(?:hallo|hi|hey|guten (?:tag|morgen|abend)|moin|servus|gru(?:ss|ß) gott|gruezi)(?: zusammen)?$/,
    /^(?:こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|もしもし|どうも)$/,
    /^(?:안녕|안녕하세요|안녕하십니까|반갑습니다|여보세요|하이)$/,
  ],
  thanks: [
    /^(?:(?:ok|okay|great|perfect|super|cool|wonderful),? )?(?:many thanks|thanks|thank you|thx|ty|cheers)(?: so much| very much| a lot| for (?:the|your) (?:help|answer|reply))?$|^(?:that helped|got it|perfect|great)$/,
    /^(?:(?:ok|vale|perfecto|genial),? )?(?:muchas gracias|gracias|mil gracias)(?: por (?:todo|la ayuda|su ayuda|tu ayuda))?$|^(?:perfecto|genial)$/,
    /^(?:(?:ok|super|parfait),? )?(?:merci|merci beaucoup|mille mercis|un grand merci)(?: pour (?:tout|votre aide|l'aide))?$|^(?:parfait|super)$/,
    /^(?:(?:ok|super|prima|perfekt),? )?(?:vielen dank|danke|besten dank|dankeschon|danke schon|herzlichen dank)(?: fur (?:die|ihre|deine) hilfe)?$|^(?:prima|perfekt|super)$/,
    /^(?:(?:はい|了解です|分かりました|わかりました)[、。 ]?)?(?:ありがとう|ありがとうございます|ありがとうございました|助かりました|どうもありがとう(?:ございます)?)$|^(?:了解です|了解しました|分かりました|わかりました)$/,
    /^(?:네[, ]+)?(?:감사합니다|고맙습니다|고마워요?|감사해요|감사드립니다|도움이 됐어요|알겠습니다)$/,
  ],
  goodbye: [
    /^(?:bye|bye bye|goodbye|good bye|see you|have a (?:nice|good) (?:day|evening|one)|good night)$/,
    /^(?:adios|hasta (?:luego|pronto|manana)|chao|buen dia)$/,
    /^(?:au revoir|a bientot|bonne (?:journee|soiree|nuit)|adieu)$/,
    /^(?:tschuss|tschu(?:ss|ß)|auf wiedersehen|bis (?:bald|dann)|schonen (?:tag|abend)(?: noch)?|gute nacht|ciao)$/,
    /^(?:さようなら|失礼します|失礼いたします|では、?また|またね|おやすみ(?:なさい)?)$/,
    /^(?:안녕히 계세요|잘 있어요|수고하세요|다음에 또 봐요|안녕히 주무세요)$/,
  ],
};

export function detectSmallTalk(message: string): SmallTalk | undefined {
  const text = normalizeText(message).replace(
    /^[¡¿\s]+|(?<![\s.!?。！？~♪:)(\p{Extended_Pictographic}\u{fe0f}])[\s.!?。！？~♪:)(\p{Extended_Pictographic}\u{fe0f}]+$/gu,
    '',
  );
  const kinds = Object.keys(patternsByKind) as SmallTalk[];
  return kinds.find((kind) => patternsByKind[kind].some((pattern) => pattern.test(text)));
}
