import { findEscalationReason } from './escalation-rules';
import { detectSmallTalk } from './small-talk';

describe('escalation rules', () => {
  it.each([
    'I want to talk to a human',
    'can i speak with someone please',
    'live agent please',
    'Quiero hablar con una persona',
    'Pásame con un agente',
    'Je voudrais parler à un conseiller',
    'Je veux un humain',
    'Ich möchte mit einem Menschen sprechen',
    'Kann ich bitte mit jemandem vom Support reden?',
    '担当者と話したいです',
    '有人対応をお願いします',
    '상담원과 연결해 주세요',
    '사람하고 이야기하고 싶어요',
    // Messages that the "Ask our team" button sends (`ticket.askText` in mf-support)
    'I would like to talk to a person',
    'Je voudrais parler à une personne',
    '担当者に相談したいです',
    '담당자와 상담하고 싶습니다',
  ])('escalate a request for a person: %s', (message) => expect(findEscalationReason(message)).toBe('person'));

  it.each([
    'I was charged twice',
    'My refund was refused',
    'my account got hacked',
    'You will hear from my lawyer',
    'There was a data breach, I see another user’s resume',
    'someone is threatening me',
    'Me han cobrado dos veces',
    'Han hackeado mi cuenta',
    'On m’a débité deux fois',
    'Mon compte a été piraté',
    'Es wurde doppelt abgebucht',
    'Mein Konto wurde gehackt',
    'Ich schalte meinen Anwalt ein',
    '二重に請求されました',
    'アカウントが乗っ取られました',
    '두 번 결제됐어요',
    '계정이 해킹당했어요',
    '개인 정보가 유출됐나요?',
  ])('escalate a sensitive topic: %s', (message) => expect(findEscalationReason(message)).toBe('matter'));

  it.each([
    'I am a lawyer. Which template do you recommend?',
    'Can a person read my resume on paper?',
    'I led two teams and was paid well',
    'How do I get my money back?',
    'Does a real person see what I write?',
    'I worked as a human resources manager',
    '¿Puedo pagar con tarjeta?',
    'Soy abogada',
    'Je suis agent immobilier',
    'Ich war Mitarbeiter im Support',
    '私は弁護士です。どのテンプレートがいいですか',
    '저는 상담사로 일했습니다',
  ])('ignore an ordinary question: %s', (message) => expect(findEscalationReason(message)).toBeUndefined());
});

describe('small talk', () => {
  it.each([
    ['Hello!', 'greeting'],
    ['Thanks a lot :)', 'thanks'],
    ['bye', 'goodbye'],
    ['Are you a robot?', 'who'],
    ['Am I talking to a real person?', 'who'],
    ['¡Hola!', 'greeting'],
    ['Muchas gracias', 'thanks'],
    ['Merci beaucoup !', 'thanks'],
    ['Êtes-vous un robot ?', 'who'],
    ['Danke schön', 'thanks'],
    ['Grüß Gott', 'greeting'],
    ['Tschüss!', 'goodbye'],
    ['ありがとうございます！', 'thanks'],
    ['こんにちは', 'greeting'],
    ['안녕하세요', 'greeting'],
    ['감사합니다 🙏', 'thanks'],
  ])('is detected in “%s” (%s)', (message, kind) => expect(detectSmallTalk(message)).toBe(kind));

  it.each(['Hello, how do I download the PDF?', 'Who can see my resume?', '안녕하세요, 환불은 어떻게 하나요?', ''])(
    'is not detected in: %s',
    (message) => expect(detectSmallTalk(message)).toBeUndefined(),
  );
});
