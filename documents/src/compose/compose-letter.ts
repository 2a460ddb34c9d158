import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { listLetterBlanks } from '../blanks';
import type { Block, DocumentTree, Run, TextBlock } from '../document-tree';
import { formatLetterDate } from '../i18n/format-date';
import { createParagraph, createStack, createTextBlock } from './blocks';
import { buildDocumentTree } from './build-document-tree';
import { composeHeader, createNameRuns } from './header/compose-header';
import {
  createFieldRunFactory,
  getPositionalBlankId,
  splitFieldLines,
  runsToText,
  type GetBlankId,
  type FieldRunFactory,
} from './runs';
import { createLayoutContext, type ComposeOptions, type LayoutContext } from './layout-context';

/** Longest readable line, in points. */
const maxLineWidth = 420;

/** A postcode of continental Europe before its town: "33602 ", "D-33602 ". */
const postcodePattern = /^(?:\p{Lu}{1,2}-)?\d{4,5} (?=\p{L})/u;

/** Returns "Bielefeld" for "Lindenstraße 27, 33602 Bielefeld" and for "Bielefeld, Deutschland". */
function findTown(location: string): string {
  const parts = location.split(/,\s*/u);
  const town = parts.find((part) => postcodePattern.test(part)) ?? parts.find((part) => !/\d/u.test(part)) ?? location;
  return town.replace(postcodePattern, '');
}

function createTownRuns(toRuns: FieldRunFactory, location: string): Run[] {
  const locationRuns = toRuns('personalInfo.location', location);
  const [onlyRun] = locationRuns;
  if (onlyRun && locationRuns.length === 1 && (!onlyRun.blank || onlyRun.blank.filled))
    return [{ ...onlyRun, text: findTown(onlyRun.text) }];
  const runs: Run[] = [];
  for (const run of locationRuns) {
    const comma = run.blank && !run.blank.filled ? -1 : run.text.indexOf(',');
    runs.push(comma < 0 ? run : { ...run, text: run.text.slice(0, comma) });
    if (comma >= 0) break;
  }
  return runs;
}

function createDateRuns(layout: LayoutContext, toRuns: FieldRunFactory, letter: LetterContent): Run[] {
  const date = formatLetterDate(letter.date, layout.language, layout.page.size);
  if (!date) return [];
  const townRuns =
    layout.language === 'fr' || layout.language === 'de' ? createTownRuns(toRuns, letter.personalInfo.location) : [];
  const separator = layout.language === 'fr' ? ', le ' : ', ';
  return [...townRuns, { text: townRuns.length > 0 ? separator + date : date, path: 'date' }];
}

/** French repeats the addressee: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées." */
function formatClosing({ language, labels }: LayoutContext, salutation: string): string {
  const addressee = /^(?:Madame|Monsieur|Mesdames|Messieurs|Docteur|Maître)\b.*(?=,$)/u.exec(salutation.trim())?.[0];
  return language === 'fr' && addressee ? labels.closing.replace('agréer', `agréer, ${addressee},`) : labels.closing;
}

/** A Japanese letter that begins with 拝啓 ends with 敬具, aligned to the right. */
function composeClosing(layout: LayoutContext, letter: LetterContent, nameRuns: Run[]): TextBlock[] {
  const { bodyLeading, language } = layout;
  const beginsWithHaikei = [letter.salutation, letter.paragraphs[0]].some((text) => text?.trim().startsWith('拝啓'));
  const closing = beginsWithHaikei ? '敬具' : formatClosing(layout, letter.salutation);
  const nameSuffix = language === 'ko' && nameRuns.length > 0 ? [{ text: ' 드림' }] : [];
  return [
    createTextBlock('closing', layout.resolveStyle({}), closing ? [{ text: closing }] : [], {
      spaceBefore: 0.75 * bodyLeading,
      ...(beginsWithHaikei ? { align: 'right' as const } : {}),
    }),
    createTextBlock('signature', layout.resolveStyle({ weight: 600 }), [...nameRuns, ...nameSuffix], {
      spaceBefore: 2.5 * bodyLeading,
    }),
  ];
}

/** Omits the prefix if the title already names the type of letter ("Bewerbung um …", "Candidature spontanée"). */
function createSubjectRuns({ labels }: LayoutContext, titleRuns: Run[]): Run[] {
  const letterTypes = labels.subjectPrefix.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const omitsPrefix =
    titleRuns.length === 0 ||
    letterTypes.some((letterType) => runsToText(titleRuns).toLowerCase().startsWith(letterType));
  return omitsPrefix ? titleRuns : [{ text: labels.subjectPrefix }, ...titleRuns];
}

function getBodyInset({ design, contentWidth, mainColumnOffset, marginColumnWidth }: LayoutContext) {
  const left = design.gutter ?? mainColumnOffset;
  const availableWidth = contentWidth - marginColumnWidth - left;
  const right = marginColumnWidth + (design.align === 'center' ? 0 : Math.max(0, availableWidth - maxLineWidth));
  return left || right ? { inset: { left, right } } : {};
}

/** If the letter and `resume` contain a blank for the same fact, the two blanks share one value. */
export function composeLetter(
  letter: LetterContent,
  options: ComposeOptions & { resume?: ResumeContent },
): DocumentTree {
  const layout = createLayoutContext('letter', options);
  const sharedIds = new Map(
    listLetterBlanks(options.resume, letter).map(({ id, path, index }) => [getPositionalBlankId(path, index), id]),
  );
  const getBlankId: GetBlankId = (path, index) =>
    sharedIds.get(getPositionalBlankId(path, index)) ?? getPositionalBlankId(path, index);
  const toRuns = createFieldRunFactory(layout, getBlankId);
  const { bodyLeading, design } = layout;
  const bodyStyle = layout.resolveStyle({});
  const info = letter.personalInfo;
  const nameRuns = createNameRuns(layout, toRuns, info);

  const recipientLines = letter.recipient.map((item, index) => toRuns(`recipient.${index}`, item));
  const titleRuns = toRuns('jobTitle', letter.jobTitle);

  const blocks: Block[] = [
    createTextBlock('date', bodyStyle, createDateRuns(layout, toRuns, letter), {
      spaceBefore: design.letter.dateSpaceBefore * bodyLeading,
    }),
    ...recipientLines
      .filter((runs) => runs.length > 0)
      .map((runs, index) =>
        createTextBlock('recipient', bodyStyle, runs, { spaceBefore: index === 0 ? bodyLeading : 0 }),
      ),
    createTextBlock('subject', layout.resolveStyle({ weight: 600 }), createSubjectRuns(layout, titleRuns), {
      spaceBefore: 1.5 * bodyLeading,
    }),
    createTextBlock('salutation', bodyStyle, toRuns('salutation', letter.salutation), {
      spaceBefore: 0.75 * bodyLeading,
    }),
    ...letter.paragraphs.flatMap((paragraph, index) =>
      splitFieldLines(toRuns, `paragraphs.${index}`, paragraph).map((runs) =>
        createParagraph(layout, runs, 0.75 * bodyLeading),
      ),
    ),
    ...composeClosing(layout, letter, nameRuns),
  ].filter(({ runs }) => runs.length > 0);

  const headline = toRuns('personalInfo.headline', info.headline);
  return buildDocumentTree(layout, {
    kind: 'letter',
    nameRuns,
    title: runsToText(titleRuns),
    blocks: [
      composeHeader(layout, toRuns, { info, headline, extraParts: design.letter.header }),
      createStack('body', 0, blocks, getBodyInset(layout)),
    ],
  });
}
