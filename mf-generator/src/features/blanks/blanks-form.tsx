import { CircleCheck, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';
import type { Blank } from '@shortlist/documents/blanks';
import type { BlankGroup } from './blank-groups';
import { BlankInput } from './blank-input';
import { ResumeUpload } from './resume-upload';
import { MoreLines, OptionalPart } from './optional-part';
import { OwnLinesField } from './own-lines-field';
import { OtherTitleNotice } from './other-title-notice';
import type { Blanks } from './use-blanks';

interface Props {
  blanks: Blanks;
  /** Download and builder buttons, shown when no blank is open. */
  finishButtons: ReactNode;
  onLeave: () => void;
  className?: string;
}

/** Short fields, which are shown side by side in pairs. */
const pairedFields = new Set(['startDate', 'endDate', 'email', 'phone', 'degree', 'field']);
const isPaired = (path: string) =>
  pairedFields.has(path.slice(path.lastIndexOf('.') + 1)) && !path.startsWith('personalInfo');

/**
 * Shows all blanks of both documents, with one card per group. Enter moves to the next open blank, and Escape leaves
 * the form.
 */
export function BlanksForm({ blanks, finishButtons, onLeave, className }: Props) {
  const t = useMessages();
  const { groups, activeBlank, openBlankCount, reversedIds, isDone } = blanks;
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const statusRef = useRef<HTMLParagraphElement>(null);
  /** Tells screen readers what was removed or restored last. */
  const [announcement, setAnnouncement] = useState('');
  /** Groups whose typical lines the user has looked at. */
  const [checkedKeys, setCheckedKeys] = useState<readonly string[]>([]);

  useEffect(() => {
    if (activeBlank) inputs.current.get(activeBlank.id)?.focus();
  }, [activeBlank]);

  const openNextBlank = (id: string) => {
    const ids = groups.flatMap((group) => group.blanks.map((blank) => blank.id));
    const index = ids.indexOf(id);
    const nextId = [...ids.slice(index + 1), ...ids.slice(0, index)].find((otherId) => blanks.isOpen(otherId));
    if (nextId) blanks.openBlank(nextId);
    else statusRef.current?.focus();
  };
  const addJob = () => {
    setAnnouncement('');
    blanks.addJob();
  };
  const leaveOut = (path: string) => {
    setAnnouncement(t('blanks.leftOut', { what: blanks.getPartName(path) }));
    if (!blanks.leaveOut(path)) statusRef.current?.focus();
  };
  const putBack = (path: string) => {
    setAnnouncement(t('blanks.restored', { what: blanks.getPartName(path) }));
    blanks.putBack(path);
  };
  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
  };

  const jobGroups = groups.filter(({ section }) => section === 'job');
  const lastJobGroup = jobGroups.at(-1);
  const renderInput = (blank: Blank) => (
    <BlankInput
      key={blank.id}
      ref={(input) => {
        if (input) inputs.current.set(blank.id, input);
        return () => void inputs.current.delete(blank.id);
      }}
      blank={blank}
      label={blanks.getLabel(blank)}
      value={blanks.fills[blank.id] ?? ''}
      language={blanks.language}
      suggestion={blanks.getSuggestion(blank)}
      isReversed={reversedIds.has(blank.id)}
      className={isPaired(blank.path) ? '' : 'col-span-full'}
      onFill={(value) => blanks.fill(blank.id, value)}
      onFocus={() => blanks.activate(blank.id)}
      onNext={() => openNextBlank(blank.id)}
    />
  );
  /** Returns the typical lines of a group, except those that ask for a number, which are shown above. */
  const listTypicalLines = ({ section, optionalPaths }: BlankGroup) => {
    if (section === 'job') return optionalPaths.filter((path) => !blanks.hasBlanks(path));
    return section === 'person' || section === 'skills' ? optionalPaths : [];
  };
  const isUnchecked = (group: BlankGroup) =>
    !checkedKeys.includes(group.key) && listTypicalLines(group).some((path) => !blanks.leftOut.includes(path));
  const renderMoreLines = (group: BlankGroup) => {
    const lines = listTypicalLines(group);
    if (lines.length === 0) return null;
    return (
      <MoreLines lines={lines} onOpen={() => setCheckedKeys((keys) => [...keys, group.key])} {...optionalPartProps} />
    );
  };
  const optionalPartProps = { blanks, onLeaveOut: leaveOut, onPutBack: putBack };
  const renderLines = (group: BlankGroup) => {
    return (
      <>
        {group.optionalPaths
          .filter((path) => blanks.hasBlanks(path))
          .map((path) => (
            <OptionalPart key={path} path={path} {...optionalPartProps}>
              {group.blanks.filter((blank) => blank.path === path).map(renderInput)}
            </OptionalPart>
          ))}
        {renderMoreLines(group)}
      </>
    );
  };
  const renderCard = (group: BlankGroup) => (
    <GroupCard
      key={group.key}
      title={blanks.getGroupTitle(group)}
      openCount={group.blanks.filter(({ id }) => blanks.isOpen(id)).length}
      isUnchecked={isUnchecked(group)}
    >
      {group.blanks
        .filter(({ path }) => group.section !== 'job' || !group.optionalPaths.includes(path))
        .map(renderInput)}
      {group.section === 'job' && <OtherTitleNotice blanks={blanks} group={group} />}
      {group.section === 'job'
        ? renderLines(group)
        : group.section === 'skills' || group.section === 'person'
          ? renderMoreLines(group)
          : group.optionalPaths.map((path) => <OptionalPart key={path} path={path} {...optionalPartProps} />)}
      {group.jobIndex !== undefined && <OwnLinesField blanks={blanks} job={group.jobIndex} />}
      {group === jobGroups[0] && jobGroups.length > 1 && (
        <Button className="col-span-full whitespace-normal!" onClick={() => blanks.setJobs(1)}>
          {t('blanks.oneJob')}
        </Button>
      )}
      {group === lastJobGroup && jobGroups.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="col-span-full justify-self-start"
          onClick={() => {
            blanks.setJobs(jobGroups.length - 1);
            setAnnouncement(t('blanks.jobRemoved', { number: jobGroups.length }));
          }}
        >
          {t('blanks.removeJob', { number: jobGroups.length })}
        </Button>
      )}
    </GroupCard>
  );

  return (
    <Card
      padded={false}
      aria-labelledby="blanks-form"
      onKeyDown={handleEscape}
      className={clsx('grid scroll-mt-4 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto]', className)}
    >
      <header className="flex items-center justify-between gap-2 border-b border-line py-3 pr-3 pl-4">
        <h2 id="blanks-form" className="d4">
          {t('blanks.fill')}
        </h2>
        <Button variant="quiet" size="icon" aria-label={t('blanks.leave')} onClick={onLeave}>
          <X size={20} aria-hidden />
        </Button>
      </header>
      {/* A form element lets browsers autofill all contact details together. */}
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 content-start gap-3 p-3 lg:overflow-y-auto lg:overscroll-contain [&_input]:scroll-my-24"
      >
        <ResumeUpload onRead={blanks.fillFromResume} />
        {groups.map((group) => (
          <div key={group.key} className="grid grid-cols-1 gap-3">
            {renderCard(group)}
            {group === lastJobGroup && blanks.canAddJob && (
              <Button icon={<Plus size={18} aria-hidden />} onClick={addJob}>
                {t('blanks.addJob')}
              </Button>
            )}
          </div>
        ))}
      </form>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <footer className="sticky bottom-0 z-10 grid gap-2 rounded-b-card border-t border-line bg-sheet px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="min-w-0">
            <p ref={statusRef} tabIndex={-1} role="status" className="flex items-center gap-2 text-sm font-semibold">
              {isDone && <CircleCheck size={20} className="text-good" aria-hidden />}
              {isDone
                ? t('blanks.allFilled')
                : openBlankCount > 0
                  ? t('blanks.count', { count: openBlankCount })
                  : t('blanks.checkDates')}
            </p>
            {!isDone && blanks.saveState !== 'failed' && (
              <p className="text-xs text-ink-soft">{t('blanks.autosave')}</p>
            )}
          </div>
          {!isDone && <Button onClick={onLeave}>{t('blanks.later')}</Button>}
        </div>
        {isDone && <div className="flex flex-wrap gap-2">{finishButtons}</div>}
      </footer>
    </Card>
  );
}

interface GroupCardProps {
  title: string;
  openCount: number;
  isUnchecked: boolean;
  children: ReactNode;
}

function GroupCard({ title, openCount, isUnchecked, children }: GroupCardProps) {
  const t = useMessages();
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-3 rounded-card border border-line p-3">
      {/* A legend can't be a grid item, so it only labels the group. The visible title is a separate element. */}
      <legend className="sr-only">{title}</legend>
      <div aria-hidden className="col-span-full flex items-baseline justify-between gap-3">
        <span className="min-w-0 text-sm font-bold">{title}</span>
        {openCount > 0 ? (
          <span className="shrink-0 text-xs text-ink-soft">{t('blanks.left', { count: openCount })}</span>
        ) : isUnchecked ? (
          <span className="shrink-0 text-xs text-warn">{t('blanks.unchecked')}</span>
        ) : (
          <CircleCheck size={16} className="shrink-0 self-center text-good" />
        )}
      </div>
      {children}
    </fieldset>
  );
}
