import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, EyeOff } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';
import { useFormDisclosure } from '../../shared/resume-editor/form-disclosure';

interface Props {
  id: string;
  name: string;
  count?: ReactNode;
  hidden?: boolean;
  dragHandle?: ReactNode;
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  children: ReactNode;
}

export function CollapsibleSection({ id, name, count, hidden, dragHandle, onMoveUp, onMoveDown, children }: Props) {
  const t = useMessages();
  const panelId = useId();
  const { isSectionOpen, setSectionOpen } = useFormDisclosure();
  const isOpen = isSectionOpen(id);
  const toggleButton = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={name} className="border-b border-line">
      <div className={clsx('flex min-h-14 items-center gap-2 py-1.5', !dragHandle && '@md:pl-7')}>
        {dragHandle}
        <h2 className="min-w-0 grow text-base font-semibold">
          <button
            ref={toggleButton}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setSectionOpen(id, !isOpen)}
            className="flex min-h-11 w-full items-center gap-2 text-left font-semibold"
          >
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {!isOpen && count}
              {hidden && <Badge icon={<EyeOff size={12} aria-hidden />}>{t('form.leftOut')}</Badge>}
            </span>
            {!isOpen && <ChevronDown size={20} className="mx-1.5 shrink-0 text-ink-soft" aria-hidden />}
          </button>
        </h2>
        {isOpen && (
          <>
            {dragHandle && (
              <>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('sortable.up', { name })}
                  disabled={!onMoveUp}
                  onClick={onMoveUp}
                >
                  <ArrowUp size={20} aria-hidden />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('sortable.down', { name })}
                  disabled={!onMoveDown}
                  onClick={onMoveDown}
                >
                  <ArrowDown size={20} aria-hidden />
                </Button>
              </>
            )}
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('form.close', { name })}
              onClick={() => {
                setSectionOpen(id, false);
                toggleButton.current?.focus();
              }}
            >
              <ChevronUp size={20} aria-hidden />
            </Button>
          </>
        )}
      </div>
      {isOpen && (
        <div id={panelId} className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6 in-data-dragging:hidden @md:pl-7">
          {children}
        </div>
      )}
    </section>
  );
}
