import { lazy } from 'react';
import { NearSheet } from './near-sheet';

const SampleSheet = lazy(() => import('./sample-sheet'));

export function Thumbnail({ templateId }: { templateId: string }) {
  return (
    <NearSheet>
      <SampleSheet templateId={templateId} />
    </NearSheet>
  );
}
