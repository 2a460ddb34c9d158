import type { ComponentType } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { addMessages } from '@shortlist/shared-ui/i18n/create-i18n';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { loadRemoteModule } from './load-remote';
import type { PageRegistry } from './registry';

export interface LoadedWidget {
  id: string;
  area: string;
  Component: ComponentType;
}

/** Loads the widgets of all remotes. Logs and omits a remote whose widgets fail, because no screen depends on them. */
export async function loadWidgets(registry: PageRegistry, i18n: I18n, language: Language): Promise<LoadedWidget[]> {
  const remotes = registry.remotes.filter(({ widgets }) => widgets);
  const results = await Promise.allSettled(
    remotes.map(async (remote) => {
      const { area, widgets = [] } = await loadRemoteModule(remote);
      return await Promise.all(
        widgets.map(async ({ load, messages }, index) => {
          const [widget, catalog] = await Promise.all([load(), messages(language)]);
          addMessages(i18n, language, area, catalog);
          return { id: `${area} ${index}`, area, Component: widget.default };
        }),
      );
    }),
  );
  for (const result of results) if (result.status === 'rejected') console.error(result.reason);
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
