import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import type { Blanks } from './use-blanks';

interface Props {
  blanks: Blanks;
  path: string;
  onLeaveOut: (path: string) => void;
  onPutBack: (path: string) => void;
  children?: ReactNode;
}

/**
 * Shows a part that may not apply to the user, such as a bullet, a skill or a fact about a school. The user can leave
 * the part out and restore it.
 */
export function OptionalPart({ blanks, path, onLeaveOut, onPutBack, children }: Props) {
  const t = useMessages();
  const kind = blanks.getPartKind(path);
  const name = blanks.getPartName(path);
  const isLeftOut = blanks.leftOut.includes(path);
  return (
    <div className="col-span-full grid grid-cols-1 gap-1">
      {isLeftOut ? (
        <p className="text-xs wrap-break-word text-ink-soft">{t('blanks.leftOut', { what: name })}</p>
      ) : (
        children
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 justify-self-start text-left text-xs! font-medium! whitespace-normal! text-ink-soft!"
        onClick={() => (isLeftOut ? onPutBack : onLeaveOut)(path)}
      >
        <span>
          {isLeftOut ? t('blanks.putBack') : t(`blanks.leaveOut.${kind}`)}
          {(isLeftOut || kind === 'line' || kind === 'skill' || kind === 'summary') && (
            <span className="sr-only"> {name}</span>
          )}
        </span>
      </Button>
    </div>
  );
}

/** Lists the lines without blanks. They are collapsed, so that they don't hide the blanks. */
export function MoreLines({
  lines,
  onOpen,
  ...partProps
}: { lines: string[]; onOpen: () => void } & Omit<Props, 'path' | 'children'>) {
  const t = useMessages();
  const { leftOut, getPartKind } = partProps.blanks;
  const remainingCount = lines.filter((path) => !leftOut.includes(path)).length;
  const getSummary = () => {
    if (remainingCount === 0) return t('blanks.allLeftOut', { count: lines.length });
    const kind = getPartKind(lines[0] ?? '');
    if (kind === 'summary') return t('blanks.summary');
    return t(kind === 'skill' ? 'blanks.moreSkills' : 'blanks.moreLines', { count: remainingCount });
  };
  return (
    <details
      className="group col-span-full border-t border-line"
      onToggle={(event) => event.currentTarget.open && onOpen()}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-xs font-semibold">
        <ChevronRight size={16} className="shrink-0 transition-transform group-open:rotate-90" aria-hidden />
        {getSummary()}
      </summary>
      <div className="grid grid-cols-1 gap-2">
        {lines.map((path) => (
          <OptionalPart key={path} path={path} {...partProps}>
            <p className="text-xs wrap-break-word">{partProps.blanks.getPartName(path)}</p>
          </OptionalPart>
        ))}
      </div>
    </details>
  );
}
