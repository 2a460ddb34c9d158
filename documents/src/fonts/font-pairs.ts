import type { EntryLine, EntryCell, HeaderPart, TemplateDesign, TypeStyle } from '../templates/template-design';
import { fontDefinitions, type FontId } from './font-metrics';

/** One font for name, headline and headings, one for everything else. Each is used by some template. */
export interface FontPair {
  /** Value stored in the resume; empty means the template's own pair. */
  id: string;
  label: string;
  heading: FontId;
  body: FontId;
}

const formatPairLabel = (heading: FontId, body: FontId) =>
  [...new Set([heading, body])].map((face) => fontDefinitions[face].family).join(' + ');

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
  const face = heading.style.font ?? body.face;
  return { id: '', label: formatPairLabel(face, body.face), heading: face, body: body.face };
}

export function listFontPairs(design: TemplateDesign): FontPair[] {
  const own = getTemplatePair(design);
  return [own, ...fontPairs.filter(({ heading, body }) => heading !== own.heading || body !== own.body)];
}

/** Fonts that look larger are set smaller, within limits that keep lines and columns intact. */
const scaleLimits = { least: 0.92, most: 1.12 };

function scaleFontSize(size: number, from: FontId, to: FontId): number {
  const scale = fontDefinitions[from].xHeight / fontDefinitions[to].xHeight;
  return Math.round(size * Math.min(scaleLimits.most, Math.max(scaleLimits.least, scale)) * 10) / 10;
}

/**
 * Applies a font pair to a design; an unknown or empty id changes nothing. Japanese and Korean only adopt the kind,
 * serif or sans.
 */
export function applyFontPair(design: TemplateDesign, id: string | undefined, eastAsian: boolean): TemplateDesign {
  const chosen = listFontPairs(design).find((each) => each.id === id);
  if (!id || !chosen) return design;
  if (eastAsian) {
    const isSerif = fontDefinitions[chosen.body].kind === 'serif';
    return { ...design, eastAsianOverrides: { ...design.eastAsianOverrides, serif: isSerif || undefined } };
  }
  const restyled = (type: TypeStyle, font: FontId): TypeStyle => {
    const own = type.font ?? design.body.face;
    return { ...type, font, ...(type.size !== undefined && { size: scaleFontSize(type.size, own, font) }) };
  };
  const text = (type: TypeStyle) => restyled(type, chosen.body);
  const large = (type: TypeStyle) => restyled(type, chosen.heading);
  const cell = <Cell extends EntryCell | undefined>(given: Cell): Cell =>
    given && { ...given, style: text(given.style) };
  const line = <Line extends EntryLine>(given: Line): Line => ({
    ...given,
    left: cell(given.left),
    right: cell(given.right),
  });
  const header = (part: HeaderPart): HeaderPart => {
    switch (part.part) {
      case 'name':
      case 'headline':
        return { ...part, style: large(part.style) };
      case 'contacts':
        return { ...part, style: text(part.style) };
      case 'title-block':
        return { ...part, main: part.main.map(header), margin: part.margin.map(header) };
      case 'rule':
        return part;
    }
  };
  const { body, heading, noteStyle, skills, languages, matrix, letter } = design;
  return {
    ...design,
    body: { ...body, face: chosen.body, size: scaleFontSize(body.size, body.face, chosen.body) },
    header: design.header.map(header),
    heading: { ...heading, style: large(heading.style) },
    entryLines: design.entryLines.map(line),
    projectLines: design.projectLines.map(line),
    certificationLine: line(design.certificationLine),
    ...(noteStyle && { noteStyle: text(noteStyle) }),
    skills: { ...skills, labelStyle: text(skills.labelStyle) },
    languages: { ...languages, levelStyle: text(languages.levelStyle) },
    ...(matrix && { matrix: { ...matrix, labelStyle: text(matrix.labelStyle) } }),
    letter: { ...letter, ...(letter.header && { header: letter.header.map(header) }) },
  };
}
