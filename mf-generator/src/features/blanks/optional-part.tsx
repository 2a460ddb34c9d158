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
 * A part that may not apply to the user: the summary, a bullet, a skill, or a fact about a school. The user can leave
 * it out and restore it in its place.
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

/**
 * Lines without blanks from one job, from the skills, or from the summary. Collapsed, so that they don't hide the facts
 * to fill in.
 */
export function MoreLines({ lines, ...partProps }: { lines: string[] } & Omit<Props, 'path' | 'children'>) {
  const t = useMessages();
  const { leftOut, getPartKind } = partProps.blanks;
  const keptCount = lines.filter((path) => !leftOut.includes(path)).length;
  const getSummary = () => {
    if (keptCount === 0) return t('blanks.allLeftOut', { count: lines.length });
    const kind = getPartKind(lines[0] ?? '');
    if (kind === 'summary') return t('blanks.summary');
    return t(kind === 'skill' ? 'blanks.moreSkills' : 'blanks.moreLines', { count: keptCount });
  };
  return (
    <details className="group col-span-full border-t border-line">
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
