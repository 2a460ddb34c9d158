import { Copy, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CoverLetter } from '@shortlist/contracts/builder/cover-letter';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dropdown, dropdownItem } from '@shortlist/shared-ui/components/dropdown';
import { useMessages } from '../../messages';
import { Thumbnail } from '../../shared/stored/thumbnail';
import { letterTree } from '../../shared/stored/trees';
import { DocumentFacts } from './document-facts';
import { DocumentTitle } from './document-title';
import { useBusy } from '../../shared/use-busy';
import { leaveForHeading } from './list-panel';
import type { DocumentActions } from './use-document-actions';

export function LetterRow({ letter, actions }: { letter: CoverLetter; actions: DocumentActions }) {
  const t = useMessages();
  const to = useIsMounted()('/cover-letter') ? `/cover-letter/${encodeURIComponent(letter.id)}` : undefined;
  const row = useRef<HTMLLIElement>(null);
  const [renaming, setRenaming] = useState(false);
  const downloading = useBusy();
  const title = actions.nameOf(letter);
  const remove = () => {
    leaveForHeading(row.current);
    void actions.remove(letter);
  };
  return (
    <li
      ref={row}
      className="flex items-center gap-3 border-t border-line py-3 pr-2 pl-4 first:border-t-0 sm:gap-4 sm:pr-4"
    >
      <Thumbnail document={letter} draw={letterTree} to={to} className="w-8 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        <DocumentTitle
          title={title}
          to={to}
          renaming={renaming}
          onRename={(name) => void actions.rename(letter, name)}
          onLeave={() => setRenaming(false)}
        />
        <DocumentFacts document={letter} />
      </div>
      <div className="flex shrink-0 sm:gap-2">
        <Button
          variant="quiet"
          size="icon"
          busy={downloading.busy}
          icon={<Download size={18} aria-hidden />}
          aria-label={t('dashboard.downloadNamed', { title })}
          onClick={() => downloading.run(actions.download(letter))}
        />
        <Dropdown icon label={t('dashboard.more', { title })} button={<Ellipsis size={18} aria-hidden />}>
          {(close) => (
            <ul>
              {[
                { label: t('dashboard.rename'), Icon: Pencil, press: () => setRenaming(true) },
                { label: t('dashboard.copy'), Icon: Copy, press: () => void actions.copy(letter) },
                { label: t('dashboard.delete'), Icon: Trash2, press: remove },
              ].map(({ label, Icon, press }) => (
                <li key={label}>
                  <button
                    type="button"
                    className={dropdownItem}
                    onClick={() => {
                      close();
                      press();
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
