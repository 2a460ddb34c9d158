import { lazy } from 'react';
import { NearSheet } from './near-sheet';

const SampleSheet = lazy(() => import('./sample-sheet'));

/** A template's sheet with the sample resume. */
export function Thumbnail({ templateId }: { templateId: string }) {
  return (
    <NearSheet>
      <SampleSheet templateId={templateId} />
    </NearSheet>
  );
}
