import type { EntryLine, FactCell, HeaderPart, TemplateDesign, Type } from '../templates/template';
import { faceMetrics, type FaceId } from './metrics';

/** One font for name, headline and headings, one for everything else. Each is used by some template. */
export interface FontPair {
  /** Value stored in the resume; empty means the template's own pair. */
  id: string;
  label: string;
  heading: FaceId;
  body: FaceId;
}

const labelOf = (heading: FaceId, body: FaceId) =>
  [...new Set([heading, body])].map((face) => faceMetrics[face].family).join(' + ');

const pair = (heading: FaceId, body: FaceId): FontPair => ({
  id: `${heading}_${body}`,
  label: labelOf(heading, body),
  heading,
  body,
});

export const fontPairs: FontPair[] = [
  pair('source-serif-4', 'source-sans-3'),
  pair('libre-franklin', 'source-serif-4'),
  pair('eb-garamond', 'hanken-grotesk'),
  pair('zilla-slab', 'fira-sans'),
  pair('bricolage-grotesque', 'work-sans'),
  pair('instrument-sans', 'instrument-sans'),
];

function ownPair({ body, heading }: TemplateDesign): FontPair {
  const face = heading.type.face ?? body.face;
  return { id: '', label: labelOf(face, body.face), heading: face, body: body.face };
}

export function pairsFor(design: TemplateDesign): FontPair[] {
  const own = ownPair(design);
  return [own, ...fontPairs.filter(({ heading, body }) => heading !== own.heading || body !== own.body)];
}

/** Fonts that look larger are set smaller, within limits that keep lines and columns intact. */
const scaleBounds = { least: 0.92, most: 1.12 };

function scaled(size: number, from: FaceId, to: FaceId): number {
  const scale = faceMetrics[from].xHeight / faceMetrics[to].xHeight;
  return Math.round(size * Math.min(scaleBounds.most, Math.max(scaleBounds.least, scale)) * 10) / 10;
}

/**
 * Applies a font pair to a design; an unknown or empty id changes nothing. Japanese and Korean only adopt the kind,
 * serif or sans.
 */
export function inPair(design: TemplateDesign, id: string | undefined, eastAsian: boolean): TemplateDesign {
  const chosen = pairsFor(design).find((each) => each.id === id);
  if (!id || !chosen) return design;
  if (eastAsian) {
    const isSerif = faceMetrics[chosen.body].kind === 'serif';
    return { ...design, eastAsian: { ...design.eastAsian, serif: isSerif || undefined } };
  }
  const restyled = (type: Type, face: FaceId): Type => {
    const own = type.face ?? design.body.face;
    return { ...type, face, ...(type.size !== undefined && { size: scaled(type.size, own, face) }) };
  };
  const text = (type: Type) => restyled(type, chosen.body);
  const large = (type: Type) => restyled(type, chosen.heading);
  const cell = <Cell extends FactCell | undefined>(given: Cell): Cell => given && { ...given, type: text(given.type) };
  const line = <Line extends EntryLine>(given: Line): Line => ({
    ...given,
    left: cell(given.left),
    right: cell(given.right),
  });
  const header = (part: HeaderPart): HeaderPart => {
    switch (part.part) {
      case 'name':
      case 'headline':
        return { ...part, type: large(part.type) };
      case 'contacts':
        return { ...part, type: text(part.type) };
      case 'title-block':
        return { ...part, main: part.main.map(header), margin: part.margin.map(header) };
      case 'rule':
        return part;
    }
  };
  const { body, heading, note, skills, languages, matrix, letter } = design;
  return {
    ...design,
    body: { ...body, face: chosen.body, size: scaled(body.size, body.face, chosen.body) },
    header: design.header.map(header),
    heading: { ...heading, type: large(heading.type) },
    entry: design.entry.map(line),
    project: design.project.map(line),
    certification: line(design.certification),
    ...(note && { note: text(note) }),
    skills: { ...skills, label: text(skills.label) },
    languages: { ...languages, level: text(languages.level) },
    ...(matrix && { matrix: { ...matrix, label: text(matrix.label) } }),
    letter: { ...letter, ...(letter.header && { header: letter.header.map(header) }) },
  };
}
