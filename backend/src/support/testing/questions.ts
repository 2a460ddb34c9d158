import type { Language } from '@shortlist/contracts/platform/languages';

export interface AskedQuestion {
  language: Language;
  question: string;
  /** One of these articles must be the first source. Empty if no article answers and a person is offered. */
  sources: readonly string[];
  escalates: boolean;
}

const asked = (language: Language, question: string, sources: string[], escalates = false): AskedQuestion => ({
  language,
  question,
  sources,
  escalates,
});

/**
 * Questions of job seekers, six per language: four that an article answers (one of them told as a story), one that a
 * person must settle, and one that nobody here answers (a person is offered, not called). `docs/help-questions.md` has
 * the answers.
 */
export const questions: readonly AskedQuestion[] = [
  asked('en', 'how can i download my cv as a pdf?', ['download-pdf']),
  asked('en', 'what are those [number] things in my text', ['blanks']),
  asked('en', 'Hi, I have been writing all evening. Does Premium renew every month?', ['price', 'premium']),
  asked('en', 'My score went down after I edited the summary, why?', ['score-dropped']),
  asked('en', 'You charged my card twice!', ['paid-twice'], true),
  asked('en', 'Do you offer a student discount?', []),

  asked('es', '¿Cómo descargo mi currículum en PDF?', ['download-pdf']),
  asked('es', 'quiero que me devuelvan el dinero', ['refund', 'ask-refund']),
  asked('es', 'no me cabe en una página', ['page-fit']),
  asked('es', '¿Quién puede ver mi currículum?', ['who-sees', 'my-data']),
  asked('es', 'Quiero hablar con una persona, por favor', [], true),
  asked('es', '¿Tienen oficinas en Madrid?', []),

  asked('fr', 'mot de passe oublié', ['password']),
  asked('fr', 'Est-ce que l’IA invente des choses sur moi ?', ['nothing-invented']),
  asked('fr', 'Bonjour, j’ai payé hier. Pourquoi ne suis-je pas Premium ?', ['paid-not-premium']),
  asked('fr', 'Comment adapter mon CV à une offre d’emploi ?', ['tailor-to-job']),
  asked('fr', 'Quelqu’un a piraté mon compte', ['security', 'devices', 'password', 'sign-in', 'change-email'], true),
  asked('fr', 'Quel salaire demander pour un poste d’infirmier ?', []),

  asked('de', 'Wie lade ich meinen Lebenslauf als PDF herunter?', ['download-pdf']),
  asked('de', 'konto loeschen', ['delete-account']),
  asked('de', 'Gehört auf den Lebenslauf ein Bewerbungsfoto?', ['photo']),
  asked('de', 'Wie viele Versuche habe ich kostenlos?', ['free-generations']),
  asked('de', 'Ich möchte mit einem Mitarbeiter sprechen', [], true),
  asked('de', 'Haben Sie freie Stellen in München?', []),

  asked('ja', 'PDFをダウンロードするにはどうすればいいですか', ['download-pdf']),
  asked('ja', '返金してほしいです', ['refund', 'ask-refund']),
  asked('ja', '写真を入れられますか？', ['photo']),
  asked('ja', 'パスワードを忘れました', ['password']),
  asked('ja', '二重に請求されています', ['paid-twice'], true),
  asked('ja', '学割はありますか', []),

  asked('ko', 'PDF는 어떻게 다운로드하나요?', ['download-pdf']),
  asked('ko', '회원가입을 꼭 해야 하나요?', ['no-account', 'sign-up']),
  asked('ko', '채용 공고에 맞게 이력서를 고치고 싶어요', ['tailor-to-job']),
  asked('ko', '결제했는데 프리미엄이 아니에요', ['paid-not-premium']),
  asked('ko', '상담원과 연결해 주세요', [], true),
  asked('ko', '서울에 사무실이 있나요?', []),
];
