import type { Template } from '@shortlist/contracts/builder/template';
import type { Language } from '@shortlist/contracts/platform/languages';
import { designs } from './designs';
import descriptions from './descriptions.json';

const described: Record<string, Record<Language, string> | undefined> = descriptions;

/**
 * The gallery's list, in its order. `previewUrl` is relative to the remote that shows the gallery, which has one static
 * preview for each template. Every template is a single source with text in reading order, hence `isAts`.
 */
export const listTemplates = (language: Language): Template[] =>
  designs.map(({ id, name, category, isPremium }) => ({
    id,
    name,
    category,
    description: described[id]?.[language] ?? '',
    isAts: true,
    isPremium,
    previewUrl: `previews/${id}.html`,
  }));
