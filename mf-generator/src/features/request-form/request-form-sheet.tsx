import { lazy } from 'react';
import { PrerenderedHtml } from '@shortlist/shared-ui/components/prerendered-html';
import { SheetSkeleton } from '@shortlist/shared-ui/components/skeleton';
import { useLazyComponent } from '@shortlist/shared-ui/navigation/use-lazy-component';

const loadPlaceholderSheet = async () => (await import('../../shared/placeholder-sheet')).PlaceholderSheet;
const LazyPlaceholderSheet = lazy(async () => ({ default: await loadPlaceholderSheet() }));

/** Keeps the sheet of the prerendered page until the code that composes documents has loaded. */
export function RequestFormSheet({ jobTitle }: { jobTitle: string }) {
  const PlaceholderSheet = useLazyComponent(loadPlaceholderSheet, jobTitle !== '');
  if (PlaceholderSheet) return <PlaceholderSheet jobTitle={jobTitle} />;
  return (
    <PrerenderedHtml fallback={<SheetSkeleton />}>
      <LazyPlaceholderSheet jobTitle={jobTitle} />
    </PrerenderedHtml>
  );
}
