import type { EntryLine, EntryCell, HeaderPart, TemplateDesign, TypeStyle } from '../templates/template-design';
import { fontDefinitions, type FontId } from './font-definitions';

/** A font for name, headline and headings, and a font for everything else. Each pair is the default of a template. */
export interface FontPair {
  /** Empty for the template's own pair. */
  id: string;
  label: string;
  heading: FontId;
  body: FontId;
}

const formatPairLabel = (heading: FontId, body: FontId) =>
  [...new Set([heading, body])].map((font) => fontDefinitions[font].family).join(' + ');

const createPair = (heading: FontId, body: FontId): FontPair => ({
  id: `${heading}_${body}`,
  label: formatPairLabel(heading, body),
  heading,
  body,
});

export const fontPairs: FontPair[] = [
  createPair('source-serif-4', 'source-sans-3'),
  createPair('libre-franklin', 'source-serif-4'),
  createPair('eb-garamond', 'hanken-grotesk'),
  createPair('zilla-slab', 'fira-sans'),
  createPair('bricolage-grotesque', 'work-sans'),
  createPair('instrument-sans', 'instrument-sans'),
];

function getTemplatePair({ body, heading }: TemplateDesign): FontPair {
  const headingFont = heading.style.font ?? body.font;
  return { id: '', label: formatPairLabel(headingFont, body.font), heading: headingFont, body: body.font };
}

export function listFontPairs(design: TemplateDesign): FontPair[] {
  const templatePair = getTemplatePair(design);
  return [
    templatePair,
    ...fontPairs.filter(({ heading, body }) => heading !== templatePair.heading || body !== templatePair.body),
  ];
}

/** Limits of the size change that compensates for different x-heights. Larger changes would break lines and columns. */
const scaleLimits = { min: 0.92, max: 1.12 };

function scaleFontSize(size: number, from: FontId, to: FontId): number {
  const scale = fontDefinitions[from].xHeight / fontDefinitions[to].xHeight;
  return Math.round(size * Math.min(scaleLimits.max, Math.max(scaleLimits.min, scale)) * 10) / 10;
}

/** An unknown or empty id changes nothing. In Japanese and Korean, the pair only decides between serif and sans. */
export function applyFontPair(design: TemplateDesign, id: string | undefined, eastAsian: boolean): TemplateDesign {
  const pair = listFontPairs(design).find((candidate) => candidate.id === id);
  if (!id || !pair) return design;
  if (eastAsian) {
    const isSerif = fontDefinitions[pair.body].kind === 'serif';
    return { ...design, eastAsianOverrides: { ...design.eastAsianOverrides, isSerif: isSerif || undefined } };
  }
  const restyle = (typeStyle: TypeStyle, font: FontId): TypeStyle => {
    const currentFont = typeStyle.font ?? design.body.font;
    return {
      ...typeStyle,
      font,
      ...(typeStyle.size !== undefined && { size: scaleFontSize(typeStyle.size, currentFont, font) }),
    };
  };
  const restyleText = (typeStyle: TypeStyle) => restyle(typeStyle, pair.body);
  const restyleHeading = (typeStyle: TypeStyle) => restyle(typeStyle, pair.heading);
  const restyleCell = <Cell extends EntryCell | undefined>(cell: Cell): Cell =>
    cell && { ...cell, style: restyleText(cell.style) };
  const restyleLine = <Line extends EntryLine>(line: Line): Line => ({
    ...line,
    left: restyleCell(line.left),
    right: restyleCell(line.right),
  });
  const restyleHeaderPart = (part: HeaderPart): HeaderPart => {
    switch (part.kind) {
      case 'name':
      case 'headline':
        return { ...part, style: restyleHeading(part.style) };
      case 'contacts':
        return { ...part, style: restyleText(part.style) };
      case 'title-block':
        return { ...part, main: part.main.map(restyleHeaderPart), margin: part.margin.map(restyleHeaderPart) };
      case 'rule':
        return part;
    }
  };
  const { body, heading, noteStyle, skills, languages, matrix, letter } = design;
  return {
    ...design,
    body: { ...body, font: pair.body, size: scaleFontSize(body.size, body.font, pair.body) },
    header: design.header.map(restyleHeaderPart),
    heading: { ...heading, style: restyleHeading(heading.style) },
    entryLines: design.entryLines.map(restyleLine),
    projectLines: design.projectLines.map(restyleLine),
    certificationLine: restyleLine(design.certificationLine),
    ...(noteStyle && { noteStyle: restyleText(noteStyle) }),
    skills: { ...skills, labelStyle: restyleText(skills.labelStyle) },
    languages: { ...languages, levelStyle: restyleText(languages.levelStyle) },
    ...(matrix && { matrix: { ...matrix, labelStyle: restyleText(matrix.labelStyle) } }),
    letter: { ...letter, ...(letter.header && { header: letter.header.map(restyleHeaderPart) }) },
  };
}
