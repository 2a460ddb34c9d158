import type { Language } from '@shortlist/contracts/platform/languages';
import { normal } from '../language/words';
import { withoutAdWords } from './ad-words';
import { demandOfHeading } from './cues';

/** Other names of the same work as a title; none when the title is not known. */
export type NamesOfWork = (title: string) => readonly string[];

/** "Job title: …" */
const label =
  /^(?:job title|position|role|title|puesto|cargo|título del puesto|poste|intitulé(?: du poste)?|stelle|stellenbezeichnung|職種|募集職種|ポジション|求人|모집 ?직무|직무|포지션|채용 ?직무|모집 ?부문)\s*[:：]\s*(.+)$/iu;

/** "We are looking for a …", where the title stands nowhere else. */
const search =
  /(?:^we(?:['’]re| are) (?:hiring|looking for)(?: an?)?|\sis (?:hiring|looking for|seeking)(?: an?)?(?: (?:experienced|skilled|motivated))?|^buscamos(?: una?| a)?|^nous (?:recherchons|cherchons)(?: une?(?:\(e\))?)?|^wir suchen(?: (?:zum \S+ \S+|ab sofort|zur verstärkung \S+ \S+))?(?: eine?n?)?)\s+([^,.]+?)(?:[,.]|\s(?:who|to|que|qui|pour|para|zur|für|for|mit|with)\s|$)/iu;

/** Without "(m/f/d)", places behind a dash, and what belongs to the ad. */
const cleaned = (line: string) =>
  withoutAdWords(
    withoutAdWords(normal(line.replace(/\s*[([（【][^)\]）】]*[)\]）】]?/gu, ' ')))
      .replace(/\s+(?:[-–—|]|at|bei|chez|en)\s.*$/u, '')
      .replace(/[.。:：]$/u, ''),
  );

/** A title is short, ends no sentence and heads no section. */
const mayBeTitle = (title: string, language: Language) =>
  [...title].length <= 80 &&
  /\p{L}/u.test(title) &&
  !/[!?。:：]$/u.test(title) &&
  demandOfHeading(title, language) === undefined;

/**
 * The title of the job: named as such, in one of the first lines, or behind "we are looking for"; the first of these that
 * is known as a name of work (before it may stand the company's), else the first.
 */
export function titleOfJob(jobText: string, language: Language, namesOfWork?: NamesOfWork): string | undefined {
  const lines = jobText
    .slice(0, 2_000)
    .split(/\r?\n/)
    .map((line) => normal(line.replace(/\*\*|^\s*#{1,6}\s+/gu, '').replace(/^\s*[【[]([^】\]]+)[】\]]/u, '$1: ')))
    // "We are hiring!" alone says nothing of the job.
    .filter((line) => withoutAdWords(line))
    .slice(0, 8);
  // The title may stand behind its label or below it.
  const labelled = lines.flatMap((line, i) => {
    const isAlone = /[:：]$|^[^:：]+$/u.test(line);
    return label.exec(isAlone ? `${line.replace(/[:：]$/u, '')}:${lines[i + 1] ?? ''}` : line)?.[1] ?? [];
  });
  const first = lines.slice(0, 3).filter((line) => !/[.。]$|^[-*•·・]/u.test(line));
  const sought = lines.flatMap((line) => search.exec(line)?.[1] ?? []);
  // A post in one paragraph: "Registered Nurse, Emergency. You will …"
  const [opening = ''] = lines[0]?.split(/(?<=\p{L}{2})[.。]\s/u) ?? [];
  const titles = (some: string[]) => some.map(cleaned).filter((title) => mayBeTitle(title, language));
  const known = titles([...labelled, ...first, opening, ...sought]).find((title) => namesOfWork?.(title).length);
  return known ?? titles([...labelled, ...first.filter((line) => line === lines[0]), ...sought])[0];
}
