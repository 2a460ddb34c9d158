import type { ReactNode } from 'react';
import { useMessages } from '../../../messages';

interface Props {
  /** Starts at 1. 0 for a file without pages. */
  page: number;
  pageCount: number;
  children?: ReactNode;
}

export function SourceHeader({ page, pageCount, children }: Props) {
  const t = useMessages();
  return (
    <div className="flex min-h-8 items-center justify-between gap-2">
      <h2 className="text-base font-semibold">{t('import.inFile')}</h2>
      <div className="flex items-center gap-1">
        {pageCount > 0 && page > 0 && (
          <span className="text-sm whitespace-nowrap text-ink-soft">
            {t('import.pageOf', { page, pages: pageCount })}
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
