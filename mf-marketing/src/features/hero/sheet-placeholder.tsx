import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';

export function SheetPlaceholder() {
  return (
    <div className="sheet aspect-[210/297] rounded-sheet bg-doc shadow-sheet max-sm:aspect-auto max-sm:max-h-[420px] max-sm:overflow-hidden">
      <SheetSkeletonLines />
    </div>
  );
}
