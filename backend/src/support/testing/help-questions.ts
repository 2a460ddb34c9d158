import type { Language } from '@shortlist/contracts/platform/languages';

export interface HelpQuestionCase {
  language: Language;
  question: string;
  /** The first source must be one of these articles. Empty if no article answers the question. */
  expectedSources: readonly string[];
  shouldEscalate: boolean;
}

const createCase = (
  language: Language,
  question: string,
  sources: string[],
  shouldEscalate = false,
): HelpQuestionCase => ({
  language,
  question,
  expectedSources: sources,
  shouldEscalate,
});

/**
 * Six typical questions per language. An article answers four of them, one is escalated to a person, and one is out of
 * scope. The reply to the last only offers to ask the team. The answers are in `docs/quality/help-questions.md`.
 */
export const helpQuestions: readonly HelpQuestionCase[] = [
  createCase('en', 'how can i download my cv as a pdf?', ['download-pdf']),
  createCase('en', 'what are those [number] things in my text', ['blanks']),
  createCase('en', 'Hi, I have been writing all evening. Does Premium renew every month?', ['price', 'premium']),
  createCase('en', 'My score went down after I edited the summary, why?', ['score-dropped']),
  createCase('en', 'You charged my card twice!', ['paid-twice'], true),
  createCase('en', 'Do you offer a student discount?', []),

  createCase('es', '¿Cómo descargo mi currículum en PDF?', ['download-pdf']),
  createCase('es', 'quiero que me devuelvan el dinero', ['refund', 'ask-refund']),
  createCase('es', 'no me cabe en una página', ['page-fit']),
  createCase('es', '¿Quién puede ver mi currículum?', ['who-sees', 'my-data']),
  createCase('es', 'Quiero hablar con una persona, por favor', [], true),
  createCase('es', '¿Tienen oficinas en Madrid?', []),

  createCase('fr', 'mot de passe oublié', ['password']),
  createCase('fr', 'Est-ce que l’IA invente des choses sur moi ?', ['nothing-invented']),
  createCase('fr', 'Bonjour, j’ai payé hier. Pourquoi ne suis-je pas Premium ?', ['paid-not-premium']),
  createCase('fr', 'Comment adapter mon CV à une offre d’emploi ?', ['tailor-to-job']),
  createCase(
    'fr',
    'Quelqu’un a piraté mon compte',
    ['security', 'devices', 'password', 'sign-in', 'change-email'],
    true,
  ),
  createCase('fr', 'Quel salaire demander pour un poste d’infirmier ?', []),

  createCase('de', 'Wie lade ich meinen Lebenslauf als PDF herunter?', ['download-pdf']),
  createCase('de', 'konto loeschen', ['delete-account']),
  createCase('de', 'Gehört auf den Lebenslauf ein Bewerbungsfoto?', ['photo']),
  createCase('de', 'Wie viele Versuche habe ich kostenlos?', ['free-generations']),
  createCase('de', 'Ich möchte mit einem Mitarbeiter sprechen', [], true),
  createCase('de', 'Haben Sie freie Stellen in München?', []),

  createCase('ja', 'PDFをダウンロードするにはどうすればいいですか', ['download-pdf']),
  createCase('ja', '返金してほしいです', ['refund', 'ask-refund']),
  createCase('ja', '写真を入れられますか？', ['photo']),
  createCase('ja', 'パスワードを忘れました', ['password']),
  createCase('ja', '二重に請求されています', ['paid-twice'], true),
  createCase('ja', '学割はありますか', []),

  createCase('ko', 'PDF는 어떻게 다운로드하나요?', ['download-pdf']),
  createCase('ko', '회원가입을 꼭 해야 하나요?', ['no-account', 'sign-up']),
  createCase('ko', '채용 공고에 맞게 이력서를 고치고 싶어요', ['tailor-to-job']),
  createCase('ko', '결제했는데 프리미엄이 아니에요', ['paid-not-premium']),
  createCase('ko', '상담원과 연결해 주세요', [], true),
  createCase('ko', '서울에 사무실이 있나요?', []),
];
