import type { ReactNode } from 'react';
import { useMessages } from '../../../messages';

/** `page` starts at 1; it is 0 for files without pages. */
export function SourceHeader({ page, pages, children }: { page: number; pages: number; children?: ReactNode }) {
  const t = useMessages();
  return (
    <div className="flex min-h-8 items-center justify-between gap-2">
      <h2 className="text-base font-semibold">{t('import.inFile')}</h2>
      <div className="flex items-center gap-1">
        {pages > 0 && page > 0 && (
          <span className="text-sm whitespace-nowrap text-ink-soft">{t('import.pageOf', { page, pages })}</span>
        )}
        {children}
      </div>
    </div>
  );
}
