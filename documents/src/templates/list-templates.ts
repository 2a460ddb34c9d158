import type { Template } from '@shortlist/contracts/builder/template';
import type { Language } from '@shortlist/contracts/platform/languages';
import { templateDesigns } from './designs';
import descriptions from './descriptions.json';

const descriptionsById: Record<string, Record<Language, string> | undefined> = descriptions;

/**
 * If a resume in Modern Accent takes two pages, the side column on page 1 comes between the two halves of the main
 * text. Parsers then put the jobs on page 2 under the last heading of the side column.
 */
const outOfOrderTemplates = ['modern-accent'];

/** Lists templates in the order of the gallery. `previewUrl` is relative to the remote that shows the gallery. */
export const listTemplates = (language: Language): Template[] =>
  templateDesigns.map(({ id, name, category, isPremium }) => ({
    id,
    name,
    category,
    description: descriptionsById[id]?.[language] ?? '',
    isAts: !outOfOrderTemplates.includes(id),
    isPremium,
    previewUrl: `previews/${id}.html`,
  }));
