import type { Language } from '@shortlist/contracts/platform/languages';
import { normal } from '../language/words';
import { withoutAdWords } from './ad-words';
import { demandOfHeading } from './cues';

/** Returns other names of the same occupation. Empty for an unknown title. */
export type NamesOfWork = (title: string) => readonly string[];

const label =
  /^(?:job title|position|role|title|puesto|cargo|título del puesto|poste|intitulé(?: du poste)?|stelle|stellenbezeichnung|職種|募集職種|ポジション|求人|모집 ?직무|직무|포지션|채용 ?직무|모집 ?부문)\s*[:：]\s*(\S.*)$/iu;

const search =
  /(?:^we(?:['’]re| are) (?:hiring|looking for)(?: an?)?|\sis (?:hiring|looking for|seeking)(?: an?)?(?: (?:experienced|skilled|motivated))?|^buscamos(?: una?| a)?|^nous (?:recherchons|cherchons)(?: une?(?:\(e\))?)?|^wir suchen(?: (?:zum \S+ \S+|ab sofort|zur verstärkung \S+ \S+))?(?: eine?n?)?)\s+([^,.]+?)(?:[,.]|\s(?:who|to|que|qui|pour|para|zur|für|for|mit|with)\s|$)/iu;

const brackets = /(?:(?<!\s)\s+)?[([（【[][^)\]）】]*[)\]）】]?/gu;
/** "【正社員】…": what stands in brackets before the rest of the line. */
const leading = /^\s*[【[]([^】\]]+)[】\]]\s*/u;

/** Removes "(m/f/d)", places after a dash, and hiring phrases. */
const cleaned = (line: string) =>
  withoutAdWords(
    withoutAdWords(normal(line.replace(brackets, ' ')))
      .replace(/(?<!\s)\s+(?:[-–—|]|at|bei|chez|en)\s.*$/su, '')
      .replace(/[.。:：]$/u, ''),
  );

/** Joints of a line between title, employer and contract; in Japanese, which has no spaces inside a title, they too. */
const joint =
  /(?:(?<!\s)\s+)?[:：|｜]\s*|(?<!\s)\s+[-–—]\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[ \u3000]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** A line part by part, those in brackets last, then the whole. */
const partsOf = (line: string) => [
  ...line.replace(brackets, ' ').trim().split(joint),
  leading.exec(line)?.[1] ?? '',
  line,
];

const mayBeTitle = (title: string, language: Language) =>
  [...title].length <= 80 &&
  /\p{L}/u.test(title) &&
  !/[!?。:：]$/u.test(title) &&
  demandOfHeading(title, language) === undefined;

/**
 * The title of the job: named as such, in one of the first lines, or behind "we are looking for"; the first of these that
 * is known as a name of work (before it may stand the company's, and beside it the company or the contract), else the
 * first.
 */
export function titleOfJob(jobText: string, language: Language, namesOfWork?: NamesOfWork): string | undefined {
  const lines = jobText
    .slice(0, 2_000)
    .split(/\r?\n/)
    .map((line) => normal(line.replace(/\*\*|^\s*#{1,6}\s+/gu, '').replace(/^\s*[【[]([^】\]]+)[】\]]\s*$/u, '$1')))
    // "We are hiring!" alone says nothing of the job.
    .filter((line) => withoutAdWords(line))
    .slice(0, 8);
  const labelled = lines.flatMap((bracketed, i) => {
    const line = bracketed.replace(leading, '$1: ');
    const isAlone = /[:：]$|^[^:：]+$/u.test(line);
    return label.exec(isAlone ? `${line.replace(/[:：]$/u, '')}:${lines[i + 1] ?? ''}` : line)?.[1] ?? [];
  });
  const first = lines.slice(0, 3).filter((line) => !/[.。]$|^[-*•·・]/u.test(line));
  const sought = lines.flatMap((line) => search.exec(line)?.[1] ?? []);
  const [opening = ''] = lines[0]?.split(/(?<=\p{L}{2})[.。]\s/u) ?? [];
  const titles = (some: string[]) => some.map(cleaned).filter((title) => mayBeTitle(title, language));
  const known = titles([...labelled, ...first, opening, ...sought].flatMap(partsOf)).find(
    (title) => namesOfWork?.(title).length,
  );
  return known ?? titles([...labelled, ...first.filter((line) => line === lines[0]), ...sought])[0];
}
