import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

interface Props {
  title: string;
  /** URL of the document; undefined if no mounted area serves it. */
  to?: string;
  isRenaming: boolean;
  onRename: (title: string) => void;
  onRenameEnd: () => void;
}

export function DocumentTitle({ title, to, isRenaming, onRename, onRenameEnd }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const byKey = useRef(false);
  // Restores the focus, because the focused field was removed.
  useEffect(() => {
    if (isRenaming || !byKey.current) return;
    byKey.current = false;
    heading.current?.querySelector('a')?.focus();
  }, [isRenaming]);

  const leave = (pressed: boolean) => {
    byKey.current = pressed;
    onRenameEnd();
  };
  return (
    <h3 ref={heading} className="text-sm font-semibold">
      {isRenaming ? (
        <TitleInput title={title} onRename={onRename} onRenameEnd={leave} />
      ) : to ? (
        <Link to={to} className="line-clamp-4 sm:line-clamp-2 text-ink no-underline wrap-anywhere hover:underline">
          {title}
        </Link>
      ) : (
        <span className="line-clamp-4 sm:line-clamp-2 wrap-anywhere">{title}</span>
      )}
    </h3>
  );
}

interface TitleInputProps {
  title: string;
  onRename: (title: string) => void;
  onRenameEnd: (byKey: boolean) => void;
}

function TitleInput({ title, onRename, onRenameEnd }: TitleInputProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const leave = (byKey: boolean, keep: boolean) => {
    if (done.current) return; // Removing the field triggers another blur.
    done.current = true;
    const typed = field.current?.value.trim() ?? '';
    if (keep && typed !== '' && typed !== title) onRename(typed);
    onRenameEnd(byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave(true, event.key === 'Enter');
  };
  return (
    <input
      ref={field}
      defaultValue={title}
      maxLength={200}
      aria-label={t('dashboard.newName', { title })}
      onKeyDown={onKeyDown}
      onBlur={() => leave(false, true)}
      className="-mx-2 -mt-1 w-[calc(100%+1rem)] rounded-control border border-edge bg-sheet px-2 py-1 text-base font-semibold focus-visible:-outline-offset-1 sm:text-sm"
    />
  );
}
