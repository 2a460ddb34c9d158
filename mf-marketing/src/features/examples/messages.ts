import type { Language } from '@shortlist/contracts/platform/languages';
import type { ExampleCard } from '@shortlist/documents/samples/examples/examples';
import { exampleIds, type ExampleId } from '@shortlist/documents/samples/examples/ids';
import { loadCards } from '@shortlist/documents/samples/examples/load-cards';
import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type { Messages } from '@shortlist/shared-ui/remote';
import type en from './locales/en.json';

type PersonMessages = ExampleCard & { pageTitle: string; pageText: string };
type ExampleMessages = typeof en & { examples: { people: Record<ExampleId, PersonMessages> } };

export const useExampleMessages = createMessagesHook<ExampleMessages>('marketing');

export async function loadExampleMessages(language: Language): Promise<Messages> {
  const [{ default: messages }, cards] = await Promise.all([
    import(`./locales/${language}.json`) as Promise<{ default: typeof en }>,
    loadCards(language),
  ]);
  const templates = {
    'examples.pageTitle': messages.examples.pageTitle,
    'examples.pageText': messages.examples.pageText,
  };
  const people = exampleIds.map((id) => {
    const { title, about } = cards[id];
    const fillTemplate = (key: keyof typeof templates) =>
      templates[key].replace('{{title}}', title).replace('{{about}}', about);
    return [
      id,
      { ...cards[id], pageTitle: fillTemplate('examples.pageTitle'), pageText: fillTemplate('examples.pageText') },
    ];
  });
  return { examples: { ...messages.examples, people: Object.fromEntries(people) as Messages } };
}
