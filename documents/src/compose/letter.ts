import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/resume';
import { letterBlanks } from '../blanks';
import type { Block, DocumentTree, Run } from '../tree';
import { formatLetterDate } from '../words/dates';
import { paragraph, stack, text } from './blocks';
import { finish } from './finish';
import { header, nameRuns } from './header/header';
import { fieldRuns, idByPlace, lines, textOf, type BlankIds, type Field } from './runs';
import { makeSetting, type ComposeOptions, type Setting } from './setting';

/** Longest readable line, in points. */
const longestLine = 420;

/** Returns the town, without region and country, for the languages that print it before the date. */
function town(field: Field, location: string): Run[] {
  const runs: Run[] = [];
  for (const run of field('personalInfo.location', location)) {
    const comma = run.blank && !run.blank.filled ? -1 : run.text.indexOf(',');
    runs.push(comma < 0 ? run : { ...run, text: run.text.slice(0, comma) });
    if (comma >= 0) break;
  }
  return runs;
}

function dateRuns(setting: Setting, field: Field, letter: LetterContent): Run[] {
  const date = formatLetterDate(letter.date, setting.language, setting.page.size);
  if (!date) return [];
  const place = setting.language === 'fr' || setting.language === 'de' ? town(field, letter.personalInfo.location) : [];
  const between = setting.language === 'fr' ? ', le ' : ', ';
  return [...place, { text: place.length > 0 ? between + date : date, path: 'date' }];
}

/** French repeats the addressee in the closing: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées." */
function closingOf({ language, words }: Setting, salutation: string): string {
  const whom = /^(?:Madame|Monsieur|Mesdames|Messieurs|Docteur|Maître)\b.*(?=,$)/u.exec(salutation.trim())?.[0];
  return language === 'fr' && whom ? words.closing.replace('agréer', `agréer, ${whom},`) : words.closing;
}

/**
 * Composes a letter. `resume` is the related resume: facts in both, such as a blank for the employer, are filled once.
 */
export function composeLetter(
  letter: LetterContent,
  options: ComposeOptions & { resume?: ResumeContent },
): DocumentTree {
  const setting = makeSetting('letter', options);
  const shared = new Map(
    letterBlanks(options.resume, letter).map(({ id, path, index }) => [idByPlace(path, index), id]),
  );
  const idOf: BlankIds = (path, index) => shared.get(idByPlace(path, index)) ?? idByPlace(path, index);
  const field = fieldRuns(setting, idOf);
  const { line, design } = setting;
  const body = setting.style({});
  const info = letter.personalInfo;
  const name = nameRuns(setting, field, info);

  const recipient = letter.recipient.map((item, index) => field(`recipient.${index}`, item));
  const title = field('jobTitle', letter.jobTitle);
  const kinds = setting.words.subject.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  // A title such as "Bewerbung um ..." or "Candidature spontanée" already names the type of letter.
  const isSaid = title.length === 0 || kinds.some((kind) => textOf(title).toLowerCase().startsWith(kind));
  const subject = isSaid ? title : [{ text: setting.words.subject }, ...title];
  const opens = letter.salutation.trim().startsWith('拝啓') || letter.paragraphs[0]?.trim().startsWith('拝啓');
  const closing = opens ? '敬具' : closingOf(setting, letter.salutation);
  const suffix = setting.language === 'ko' && name.length > 0 ? [{ text: ' 드림' }] : [];

  const blocks: Block[] = [
    text('date', body, dateRuns(setting, field, letter), { before: design.letter.dateBefore * line }),
    ...recipient
      .filter((runs) => runs.length > 0)
      .map((runs, index) => text('recipient', body, runs, { before: index === 0 ? line : 0 })),
    text('subject', setting.style({ weight: 600 }), subject, { before: 1.5 * line }),
    text('salutation', body, field('salutation', letter.salutation), { before: 0.75 * line }),
    ...letter.paragraphs.flatMap((said, index) =>
      lines(field, `paragraphs.${index}`, said).map((runs) => paragraph(setting, runs, 0.75 * line)),
    ),
    text('closing', body, closing ? [{ text: closing }] : [], {
      before: 0.75 * line,
      ...(opens ? { align: 'right' as const } : {}),
    }),
    text('signature', setting.style({ weight: 600 }), [...name, ...suffix], { before: 2.5 * line }),
  ].filter(({ runs }) => runs.length > 0);

  const left = design.gutter ?? setting.mainIndent;
  const room = setting.across - setting.marginColumn - left;
  const right = setting.marginColumn + (design.align === 'center' ? 0 : Math.max(0, room - longestLine));
  return finish(setting, 'letter', name, textOf(title), [
    header(setting, field, info, field('personalInfo.headline', info.headline), design.letter.header),
    stack('body', 0, blocks, left || right ? { inset: { left, right } } : {}),
  ]);
}
