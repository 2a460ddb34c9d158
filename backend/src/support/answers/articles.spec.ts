import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { Config } from '../../platform/config/config';
import { extractAnswer } from '../../engine/writing/rule-based/passage-search/extract-answer';
import { ArticlesService } from './articles.service';
import { findEscalationReason } from './escalation-rules';
import { detectSmallTalk } from './small-talk';

const articles = new ArticlesService(new Config({ SESSION_SECRET: 'x'.repeat(32) }));
const escalatedIds = ['paid-twice', 'ask-refund', 'devices', 'reach-a-person'];

const grayButtonQuestions: Record<Language, [downloadQuestions: string[], otherQuestion: string]> = {
  en: [
    [
      'The download button is gray',
      'The download button is grey',
      'I can’t click the download button',
      'the download button does nothing',
      'why is the PDF button disabled?',
      'nothing happens when I press download',
    ],
    'The pay button is gray',
  ],
  de: [
    [
      'Der Download-Button ist grau',
      'Der Herunterladen-Knopf ist ausgegraut',
      'Ich kann nicht auf Herunterladen klicken',
      'Die Schaltfläche zum Herunterladen reagiert nicht',
      'Warum ist der PDF-Button deaktiviert?',
      'Beim Klick auf PDF herunterladen passiert nichts',
    ],
    'Der Bezahlen-Button ist ausgegraut',
  ],
  fr: [
    [
      'Le bouton de téléchargement est gris',
      'le bouton télécharger est grisé',
      'je ne peux pas cliquer sur télécharger',
      'le bouton de téléchargement ne répond pas',
      'Pourquoi le bouton PDF est-il désactivé ?',
      'rien ne se passe quand je clique sur télécharger',
    ],
    'le bouton payer est grisé',
  ],
  es: [
    [
      'El botón de descarga está gris',
      'el botón de descargar está en gris',
      'no puedo pulsar el botón de descarga',
      'el botón de descargar no responde',
      '¿Por qué está desactivado el botón de PDF?',
      'no pasa nada al pulsar descargar',
    ],
    'el botón de pagar está gris',
  ],
  ja: [
    [
      'ダウンロードボタンがグレーです',
      'ダウンロードボタンがグレーアウトしています',
      'ダウンロードボタンが押せません',
      'ダウンロードボタンが反応しません',
      'PDFのボタンが無効になっているのはなぜですか',
      'ダウンロードを押しても何も起きません',
    ],
    '作成ボタンがグレーです',
  ],
  ko: [
    [
      '다운로드 버튼이 회색이에요',
      '다운로드 버튼이 비활성화되어 있어요',
      '다운로드 버튼이 안 눌려요',
      '다운로드 버튼을 눌러도 반응이 없어요',
      'PDF 버튼이 왜 비활성화되어 있나요?',
      '다운로드를 눌러도 아무 일도 일어나지 않아요',
    ],
    '결제 버튼이 회색이에요',
  ],
};

describe.each(languages.map(({ code }) => code))('help articles in %s', (language) => {
  // Related topics send titles as questions.
  it('are found by their own titles', async () => {
    const passages = await articles.listPassages(language);
    const missedArticles = (await articles.list(language))
      .map(({ id, title }) => {
        const [foundId] = extractAnswer({ question: title, passages, language }).sources;
        return { id, title, foundId };
      })
      .filter(({ id, foundId }) => id !== foundId);
    expect(missedArticles).toEqual([]);
  });

  it('are found by more than 90% of their alternative questions', async () => {
    const passages = await articles.listPassages(language);
    const questions = (await articles.list(language)).flatMap(({ id, alternativeQuestions }) =>
      alternativeQuestions.map((question) => ({ id, question })),
    );
    const missedQuestions = questions.filter(
      ({ id, question }) => extractAnswer({ question, passages, language }).sources[0] !== id,
    );
    expect(missedQuestions.length / questions.length).toBeLessThan(0.1);
  });

  it('answer questions about a gray download button but not about other gray buttons', async () => {
    const passages = await articles.listPassages(language);
    const [downloadQuestions, otherQuestion] = grayButtonQuestions[language];
    const answers = downloadQuestions.map((question) => extractAnswer({ question, passages, language }));
    expect(answers.map(({ sources }) => sources)).toEqual(downloadQuestions.map(() => ['download-pdf']));
    for (const { answer } of answers) expect(answer).toMatch(/Premium|プレミアム|프리미엄/);
    expect(extractAnswer({ question: otherQuestion, passages, language }).sources).toEqual([]);
  });

  it('have titles that are not mistaken for escalations or small talk', async () => {
    const titles = (await articles.list(language))
      .filter(({ id }) => !escalatedIds.includes(id))
      .map(({ title }) => title);
    expect(titles.filter((title) => findEscalationReason(title) ?? detectSmallTalk(title))).toEqual([]);
  });

  it('are never quoted with part of a list', async () => {
    const passages = await articles.listPassages(language);
    for (const { title, text } of await articles.list(language)) {
      const { answer } = extractAnswer({ question: title, passages, language });
      const lists = text.split(/\n\s*\n/).filter((part) => part.startsWith('- ') || part.includes('\n- '));
      for (const list of lists) {
        const [firstItem = ''] = list.split('\n').filter((line) => line.startsWith('- '));
        if (answer.includes(firstItem)) expect(answer).toContain(list);
      }
    }
  });
});
