import type { Language } from '@shortlist/contracts/platform/languages';
import cardsDe from '@shortlist/documents/samples/examples/cards/de.json';
import cardsEn from '@shortlist/documents/samples/examples/cards/en.json';
import cardsEs from '@shortlist/documents/samples/examples/cards/es.json';
import cardsFr from '@shortlist/documents/samples/examples/cards/fr.json';
import cardsJa from '@shortlist/documents/samples/examples/cards/ja.json';
import cardsKo from '@shortlist/documents/samples/examples/cards/ko.json';
import type { ExampleCard } from '@shortlist/documents/samples/examples/examples';
import type { ExampleId } from '@shortlist/documents/samples/examples/ids';
import { examples } from '@shortlist/documents/samples/examples/example-list';
import type { PublicPage } from '@shortlist/shared-ui/remote/prerender-module';

type Cards = Record<ExampleId, Record<keyof ExampleCard, string>>;
const cards: Record<Language, Cards> = {
  en: cardsEn,
  es: cardsEs,
  fr: cardsFr,
  de: cardsDe,
  ja: cardsJa,
  ko: cardsKo,
};

export function buildExampleListStructuredData({ language, url, title }: PublicPage) {
  const itemListElement = examples.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: toCreativeWork(cards[language][id], `${url}/${id}`),
  }));
  return { '@type': 'ItemList', name: title, numberOfItems: examples.length, itemListElement };
}

const toCreativeWork = ({ title, about, language }: Cards[ExampleId], url: string) => ({
  '@type': 'CreativeWork',
  name: title,
  description: about,
  url,
  inLanguage: language,
});

export function buildExampleStructuredData({ path, language, url }: PublicPage) {
  const example = examples.find(({ id }) => path === `/resume-examples/${id}`);
  return example ? [toCreativeWork(cards[language][example.id], url)] : [];
}
