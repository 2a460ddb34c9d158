import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

interface Props {
  title: string;
  /** Undefined if no area of this deployment can open the document. */
  to?: string;
  isRenaming: boolean;
  onRename: (title: string) => void;
  onRenameEnd: () => void;
}

export function DocumentTitle({ title, to, isRenaming, onRename, onRenameEnd }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEndedByKey = useRef(false);
  // Restores the focus, because the focused field was removed.
  useEffect(() => {
    if (isRenaming || !wasEndedByKey.current) return;
    wasEndedByKey.current = false;
    heading.current?.querySelector('a')?.focus();
  }, [isRenaming]);

  const handleRenameEnd = (endedByKey: boolean) => {
    wasEndedByKey.current = endedByKey;
    onRenameEnd();
  };
  return (
    <h3 ref={heading} className="text-sm font-semibold">
      {isRenaming ? (
        <TitleInput title={title} onRename={onRename} onRenameEnd={handleRenameEnd} />
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
  onRenameEnd: (endedByKey: boolean) => void;
}

function TitleInput({ title, onRename, onRenameEnd }: TitleInputProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const finish = (endedByKey: boolean, shouldSave: boolean) => {
    if (isDone.current) return; // Removing the field triggers another blur.
    isDone.current = true;
    const newTitle = field.current?.value.trim() ?? '';
    if (shouldSave && newTitle !== '' && newTitle !== title) onRename(newTitle);
    onRenameEnd(endedByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    finish(true, event.key === 'Enter');
  };
  return (
    <input
      ref={field}
      defaultValue={title}
      maxLength={200}
      aria-label={t('dashboard.newName', { title })}
      onKeyDown={onKeyDown}
      onBlur={() => finish(false, true)}
      className="-mx-2 -mt-1 w-[calc(100%+1rem)] rounded-control border border-edge bg-sheet px-2 py-1 text-base font-semibold focus-visible:-outline-offset-1 sm:text-sm"
    />
  );
}
