import { Copy, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { DocumentThumbnail } from '../../shared/stored-documents/document-thumbnail';
import { composeStoredLetter } from '../../shared/stored-documents/compose-stored-documents';
import { DocumentMetadata } from './document-metadata';
import { DocumentTitle } from './document-title';
import { focusListHeading } from './document-list-panel';
import type { DocumentActions } from './use-document-actions';

export function LetterRow({ letter, actions }: { letter: CoverLetter; actions: DocumentActions }) {
  const t = useMessages();
  const to = useHasRoute()('/cover-letter') ? `/cover-letter/${encodeURIComponent(letter.id)}` : undefined;
  const row = useRef<HTMLLIElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const download = useMutation({ mutationFn: () => actions.download(letter) });
  const title = actions.getTitle(letter);
  const remove = () => {
    focusListHeading(row.current);
    void actions.moveToTrash(letter);
  };
  return (
    <li
      ref={row}
      className="flex items-center gap-3 border-t border-line py-3 pr-2 pl-4 first:border-t-0 sm:gap-4 sm:pr-4"
    >
      <DocumentThumbnail document={letter} compose={composeStoredLetter} to={to} className="w-8 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        <DocumentTitle
          title={title}
          to={to}
          isRenaming={isRenaming}
          onRename={(name) => void actions.rename(letter, name)}
          onRenameEnd={() => setRenaming(false)}
        />
        <DocumentMetadata document={letter} />
      </div>
      <div className="flex shrink-0 sm:gap-2">
        <Button
          variant="quiet"
          size="icon"
          busy={download.isPending}
          icon={<Download size={18} aria-hidden />}
          aria-label={t('dashboard.downloadNamed', { title })}
          onClick={() => download.mutate()}
        />
        <Dropdown iconOnly label={t('dashboard.more', { title })} triggerContent={<Ellipsis size={18} aria-hidden />}>
          {(close) => (
            <ul>
              {[
                { label: t('dashboard.rename'), Icon: Pencil, onSelect: () => setRenaming(true) },
                { label: t('dashboard.copy'), Icon: Copy, onSelect: () => void actions.duplicate(letter) },
                { label: t('dashboard.delete'), Icon: Trash2, onSelect: remove },
              ].map(({ label, Icon, onSelect }) => (
                <li key={label}>
                  <button
                    type="button"
                    className={dropdownItemClass}
                    onClick={() => {
                      close();
                      onSelect();
                    }}
                  >
                    <Icon size={18} aria-hidden /> {label}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Dropdown>
      </div>
    </li>
  );
}
