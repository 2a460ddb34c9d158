import { Copy, CopyPlus, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { getMainScore } from '../../shared/use-score';
import { DocumentThumbnail } from '../../shared/stored-documents/document-thumbnail';
import { composeStoredResume } from '../../shared/stored-documents/compose-stored-documents';
import { DocumentMetadata } from './document-metadata';
import { DocumentTitle } from './document-title';
import { focusListHeading } from './document-list-panel';
import type { DocumentActions } from './use-document-actions';
import { VariantInfo } from './variant-info';

interface Props {
  resume: Resume;
  /** The resume that this variant was copied from, if it still exists. */
  base?: Resume;
  actions: DocumentActions;
}

/** The paper is on the left on phones and on top on wider screens. The skeleton shares this layout. */
export const resumeCardClass =
  'grid grid-cols-[88px_minmax(0,1fr)] rounded-card border border-line bg-sheet shadow-card min-[360px]:grid-cols-[102px_minmax(0,1fr)] sm:grid-cols-1 sm:grid-rows-[auto_1fr]';
export const previewAreaClass =
  'relative h-full min-h-28 overflow-hidden rounded-l-card border-r border-line bg-sunken sm:h-48 sm:rounded-t-card sm:rounded-bl-none sm:border-r-0 sm:border-b';
export const previewPaperClass = 'absolute inset-x-2.5 top-2.5 sm:inset-x-7 sm:top-5';

export function ResumeCard({ resume, base, actions }: Props) {
  const t = useMessages();
  const to = useHasRoute()('/resume-builder') ? `/resume-builder/${encodeURIComponent(resume.id)}` : undefined;
  const [isRenaming, setRenaming] = useState(false);
  const score = getMainScore(resume) ?? 0;
  return (
    <li className={resumeCardClass}>
      <div className={previewAreaClass}>
        <div className={previewPaperClass}>
          <DocumentThumbnail document={resume} compose={composeStoredResume} to={to} />
        </div>
        <span className="pointer-events-none absolute right-2 bottom-2 rounded-full bg-sheet p-0.5 shadow-card sm:right-3 sm:bottom-3">
          <ScoreRing
            value={score}
            size={40}
            label={t(resume.matchScore === null ? 'dashboard.score' : 'dashboard.match', { now: score })}
          />
        </span>
      </div>
      <div className="flex min-w-0 flex-col gap-1 p-3 min-[360px]:p-4">
        <DocumentTitle
          title={actions.getTitle(resume)}
          to={to}
          isRenaming={isRenaming}
          onRename={(title) => void actions.rename(resume, title)}
          onRenameEnd={() => setRenaming(false)}
        />
        <DocumentMetadata document={resume} />
        {resume.baseId && <VariantInfo resume={resume} base={base} to={to} />}
        <ResumeActions resume={resume} actions={actions} to={to} onRename={() => setRenaming(true)} />
      </div>
    </li>
  );
}

function ResumeActions({ resume, actions, to, onRename }: Omit<Props, 'base'> & { to?: string; onRename: () => void }) {
  const t = useMessages();
  const copy = useMutation({ mutationFn: () => actions.duplicate(resume) });
  const download = useMutation({ mutationFn: () => actions.download(resume) });
  const title = actions.getTitle(resume);
  const iconButtonProps = { variant: 'quiet', size: 'icon' } as const;
  return (
    <div className="-mx-3 mt-auto flex flex-wrap items-center pt-2 sm:-mr-1.5 sm:ml-0">
      {to && (
        <Link
          to={to}
          aria-label={t('dashboard.openNamed', { title })}
          className={`${getButtonClass({ size: 'sm' })} max-sm:hidden`}
        >
          {t('dashboard.open')}
        </Link>
      )}
      <div className="flex flex-wrap items-center sm:ml-auto">
        <Button
          {...iconButtonProps}
          busy={copy.isPending}
          icon={<Copy size={18} aria-hidden />}
          aria-label={t('dashboard.copyNamed', { title })}
          onClick={() => copy.mutate()}
        />
        <Button
          {...iconButtonProps}
          busy={download.isPending}
          icon={<Download size={18} aria-hidden />}
          aria-label={t('dashboard.downloadNamed', { title })}
          onClick={() => download.mutate()}
        />
        <Button
          {...iconButtonProps}
          icon={<Trash2 size={18} aria-hidden />}
          aria-label={t('dashboard.deleteNamed', { title })}
          onClick={({ currentTarget }) => {
            focusListHeading(currentTarget);
            void actions.moveToTrash(resume);
          }}
        />
        <Dropdown iconOnly label={t('dashboard.more', { title })} triggerContent={<Ellipsis size={18} aria-hidden />}>
          {(close) => (
            <ul>
              <li>
                <button
                  type="button"
                  className={dropdownItemClass}
                  onClick={() => {
                    close();
                    onRename();
                  }}
                >
                  <Pencil size={18} aria-hidden /> {t('dashboard.rename')}
                </button>
              </li>
              <li>
                <button
                  type="button"
                  className={dropdownItemClass}
                  onClick={() => {
                    close();
                    void actions.duplicate(resume, true);
                  }}
                >
                  <CopyPlus size={18} aria-hidden /> {t('dashboard.variant')}
                </button>
              </li>
            </ul>
          )}
        </Dropdown>
      </div>
    </div>
  );
}
