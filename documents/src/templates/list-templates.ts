import type { Template } from '@shortlist/contracts/builder/template';
import type { Language } from '@shortlist/contracts/platform/languages';
import { templateDesigns } from './designs';
import descriptions from './descriptions.json';

const descriptionsById: Record<string, Record<Language, string> | undefined> = descriptions;

/**
 * Templates whose files do not keep the reading order at every length. If a resume in Modern Accent takes two pages,
 * the side column on page 1 comes between the two halves of the main text. Parsers that read in file order or by
 * columns then put the jobs of page 2 under the last heading of that column.
 */
const outOfOrderTemplates = ['modern-accent'];

/**
 * Lists the templates in gallery order. `previewUrl` is relative to the remote that shows the gallery and serves one
 * static preview per template. `isAts` is true if parsers read the file in reading order.
 */
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
