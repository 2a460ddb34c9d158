import { useEffect, useState } from 'react';
import { AreaRoot } from '@shortlist/shared-ui/area';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { runWhenIdle } from '@shortlist/shared-ui/navigation/run-when-idle';
import { ErrorBoundary } from '../errors/error-boundary';
import { loadWidgets, type LoadedWidget } from './load-widgets';
import type { PageRegistry } from './registry';

/** Shows the widgets that areas place on every screen. They load last, and their failure affects nothing else. */
export function Widgets({ i18n, registry }: { i18n: I18n; registry: PageRegistry | undefined }) {
  const language = useLanguage();
  const [widgets, setWidgets] = useState<LoadedWidget[]>([]);
  useEffect(() => {
    if (!registry) return undefined;
    let isCancelled = false;
    const cancelIdle = runWhenIdle(() => {
      void loadWidgets(registry, i18n, language).then((loadedWidgets) => {
        if (!isCancelled) setWidgets(loadedWidgets);
      });
    });
    return () => {
      isCancelled = true;
      cancelIdle();
    };
  }, [registry, i18n, language]);

  return widgets.map(({ id, area, Component }) => (
    <ErrorBoundary key={id} fallback={null}>
      <AreaRoot name={area}>
        <Component />
      </AreaRoot>
    </ErrorBoundary>
  ));
}
