import { lazy } from 'react';
import { LazySheet } from './lazy-sheet';

const SampleSheet = lazy(() => import('./sample-sheet'));

export function TemplateThumbnail({ templateId }: { templateId: string }) {
  return (
    <LazySheet>
      <SampleSheet templateId={templateId} />
    </LazySheet>
  );
}
