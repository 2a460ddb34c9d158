import { useEffect, useState } from 'react';
import { AreaRoot } from '@shortlist/shared-ui/area';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { whenIdle } from '@shortlist/shared-ui/navigation/when-idle';
import { ErrorBoundary } from '../errors/error-boundary';
import { loadWidgets, type ShownWidget } from './load-widgets';
import type { KnownRegistry } from './registry';

/** Widgets that areas place on every screen. They load last, and their failure affects nothing else. */
export function Widgets({ i18n, registry }: { i18n: I18n; registry: KnownRegistry | undefined }) {
  const language = useLanguage();
  const [widgets, setWidgets] = useState<ShownWidget[]>([]);
  useEffect(() => {
    if (!registry) return undefined;
    let gone = false;
    const stopWaiting = whenIdle(() => {
      void loadWidgets(registry, i18n, language).then((found) => {
        if (!gone) setWidgets(found);
      });
    });
    return () => {
      gone = true;
      stopWaiting();
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
