import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';

interface Props {
  title: string;
  subtitle?: string;
  dragHandle: ReactNode;
  open: boolean;
  onToggle: () => void;
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  onRemove?: () => void;
  children: ReactNode;
}

export function EntryCard({
  title,
  subtitle,
  dragHandle,
  open,
  onToggle,
  onMoveUp,
  onMoveDown,
  onRemove,
  children,
}: Props) {
  const t = useMessages();
  const panelId = useId();
  const renderIconButton = (label: string, icon: ReactNode, onClick?: () => void) => (
    <Button variant="quiet" size="icon" aria-label={label} disabled={!onClick} onClick={onClick}>
      {icon}
    </Button>
  );
  return (
    <div className="rounded-card border border-line bg-sheet">
      <div className="flex items-center gap-1 py-2 pr-2 pl-3">
        {dragHandle}
        <h3 className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={onToggle}
            className="grid min-h-11 w-full content-center px-2 text-left"
          >
            <span className="text-sm font-semibold wrap-anywhere">{title}</span>
            {subtitle && <span className="text-xs text-ink-soft wrap-anywhere">{subtitle}</span>}
          </button>
        </h3>
        {open && (onMoveUp || onMoveDown) && (
          <span className="flex @max-md:hidden">
            {renderIconButton(t('sortable.up', { name: title }), <ArrowUp size={18} aria-hidden />, onMoveUp)}
            {renderIconButton(t('sortable.down', { name: title }), <ArrowDown size={18} aria-hidden />, onMoveDown)}
          </span>
        )}
        {onRemove && renderIconButton(t('form.remove', { name: title }), <Trash2 size={18} aria-hidden />, onRemove)}
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(open ? 'form.close' : 'form.open', { name: title })}
          onClick={onToggle}
        >
          {open ? <ChevronUp size={20} aria-hidden /> : <ChevronDown size={20} aria-hidden />}
        </Button>
      </div>
      {open && (
        <div id={panelId} className="grid gap-4 px-4 pb-4 in-data-dragging:hidden">
          {children}
        </div>
      )}
    </div>
  );
}
