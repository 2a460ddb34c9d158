import type { Template } from '@shortlist/contracts/builder/template';
import type { Language } from '@shortlist/contracts/platform/languages';
import { designs } from './designs';
import descriptions from './descriptions.json';

const described: Record<string, Record<Language, string> | undefined> = descriptions;

/**
 * Templates whose file cannot be read in the document's order on every length. Where Modern Accent takes two pages, its
 * side column stands, on page 1, between the two halves of the main text: readers that go by the order of the file or by
 * columns put the jobs of page 2 under the column's last heading.
 */
const notInOrder = ['modern-accent'];

/**
 * The gallery's list, in its order. `previewUrl` is relative to the remote that shows the gallery, which has one static
 * preview for each template. `isAts`: the text of the file comes back in reading order.
 */
export const listTemplates = (language: Language): Template[] =>
  designs.map(({ id, name, category, isPremium }) => ({
    id,
    name,
    category,
    description: described[id]?.[language] ?? '',
    isAts: !notInOrder.includes(id),
    isPremium,
    previewUrl: `previews/${id}.html`,
  }));
