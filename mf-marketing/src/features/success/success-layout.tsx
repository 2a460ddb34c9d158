import type { ReactNode } from 'react';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';
import { TemplateThumbnail } from '../../shared/samples/template-thumbnail';

export function SuccessLayout({ artwork, children }: { artwork: 'blank' | 'designs'; children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-16 pt-8 pb-16 lg:min-h-[640px] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:pt-14 lg:pb-24">
      <div className="grid min-w-0 content-start justify-items-start gap-6">{children}</div>
      <div aria-hidden="true" className="relative max-lg:hidden">
        {artwork === 'blank' && (
          <div className="mx-auto mt-2 w-3/5 -rotate-1">
            <div className="sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet">
              <SheetSkeletonLines />
            </div>
          </div>
        )}
        {artwork === 'designs' && (
          <>
            <div className="absolute top-12 left-3 w-[52%] -rotate-8">
              <TemplateThumbnail templateId="creative-split" />
            </div>
            <div className="absolute top-2 left-[22%] w-[54%] -rotate-1">
              <TemplateThumbnail templateId="classic-serif" />
            </div>
            <div className="absolute top-12 right-6 w-[54%] rotate-6">
              <TemplateThumbnail templateId="modern-accent" />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
