import type { ReactNode } from 'react';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../messages';

export function Bubble({ mine = false, children }: { mine?: boolean; children: ReactNode }) {
  const t = useMessages();
  return (
    <div
      data-mine={mine || undefined}
      className={cx(
        'max-w-[85%] rounded-card px-4 py-3 text-sm wrap-anywhere whitespace-pre-line',
        mine ? 'justify-self-end rounded-br-sm bg-accent-soft' : 'justify-self-start rounded-bl-sm bg-sunken',
      )}
    >
      <span className="sr-only">{t(mine ? 'chat.you' : 'chat.assistant')}</span>
      {children}
    </div>
  );
}
