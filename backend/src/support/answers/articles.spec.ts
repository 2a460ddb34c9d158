import { languages } from '@shortlist/contracts/platform/languages';
import { Config } from '../../platform/config/config';
import { extractAnswer } from '../../ai/rule-based/passage-search/extract-answer';
import { ArticlesService } from './articles.service';
import { findEscalationReason } from './escalation-rules';
import { detectSmallTalk } from './small-talk';

const articles = new ArticlesService(new Config({ SESSION_SECRET: 'x'.repeat(32) }));
const escalatedIds = ['paid-twice', 'ask-refund', 'devices', 'reach-a-person'];

describe.each(languages.map(({ code }) => code))('help articles in %s', (language) => {
  it('are found by their own titles, because a related topic is asked by its title', async () => {
    const passages = await articles.listPassages(language);
    const missedArticles = (await articles.list(language))
      .map(({ id, title }) => ({ id, title, found: extractAnswer({ question: title, passages, language }).sources[0] }))
      .filter(({ id, found }) => id !== found);
    expect(missedArticles).toEqual([]);
  });

  it('are found by more than 90% of the alternative phrasings', async () => {
    const passages = await articles.listPassages(language);
    const questions = (await articles.list(language)).flatMap(({ id, alternativeQuestions }) =>
      alternativeQuestions.map((question) => ({ id, question })),
    );
    const missedQuestions = questions.filter(
      ({ id, question }) => extractAnswer({ question, passages, language }).sources[0] !== id,
    );
    expect(missedQuestions.length / questions.length).toBeLessThan(0.1);
  });

  it('answer their own questions without escalation or small talk', async () => {
    const titles = (await articles.list(language))
      .filter(({ id }) => !escalatedIds.includes(id))
      .map(({ title }) => title);
    expect(titles.filter((title) => findEscalationReason(title) ?? detectSmallTalk(title))).toEqual([]);
  });

  it('are quoted with complete lists', async () => {
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
