import type { Language } from '@shortlist/contracts/platform/languages';
import { examples } from '@shortlist/documents/samples/examples/example';
import type { PublicPage } from '@shortlist/shared-ui/remote/public-face';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ja from './words/ja.json';
import ko from './words/ko.json';

const words: Record<Language, { examples: Pick<typeof en.examples, 'people'> }> = { en, es, fr, de, ja, ko };

/** The examples as a list for search engines, in the order of the cards; each under the filter that shows it alone. */
export function examplesData({ language, url, title }: PublicPage) {
  const { people } = words[language].examples;
  const itemListElement = examples.map(({ id, industry }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'CreativeWork',
      name: people[id].title,
      description: people[id].about,
      url: `${url}?industry=${industry}`,
      inLanguage: language,
    },
  }));
  return { '@type': 'ItemList', name: title, numberOfItems: examples.length, itemListElement };
}
