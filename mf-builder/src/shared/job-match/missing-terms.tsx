import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { Chip } from '@shortlist/shared-ui/components/chip';
import { useMessages } from '../../messages';
import { useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { PlainTerms } from './plain-terms';
import { TermPlaceForm, type Bullet } from './term-place-form';
import { useRejectChanges } from './use-reject-changes';

interface Props {
  missing: JobMatch['missing'];
  /** Receives the path of the field to which a term was added. If undefined, the terms are read-only. */
  onPlaced?: (path: string) => void;
}

export function MissingTerms({ missing, onPlaced }: Props) {
  const t = useMessages();
  const [openTerm, setOpenTerm] = useState<string | null>(null);
  /** Hidden until the next score, which no longer includes them. */
  const [rejectedTerms, setRejectedTerms] = useState<readonly string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const { evidenced } = missing;
  const rewordableTerms = missing.sayItTheirWay.filter(({ term }) => !rejectedTerms.includes(term));
  const unconfirmedTerms = missing.askYourself.filter((term) => !rejectedTerms.includes(term));
  const renderTerm = (term: string) =>
    onPlaced ? (
      <Chip variant="add" onPress={() => setOpenTerm(openTerm === term ? null : term)}>
        {term}
      </Chip>
    ) : (
      <span className="text-sm">{term}</span>
    );
  const renderForm = (terms: readonly string[]) =>
    onPlaced &&
    openTerm !== null &&
    terms.includes(openTerm) && (
      <MissingTermForm
        key={openTerm}
        term={openTerm}
        onPlaced={(path) => {
          setOpenTerm(null);
          onPlaced(path);
        }}
        onRejected={() => {
          setOpenTerm(null);
          setRejectedTerms([...rejectedTerms, openTerm]);
          container.current?.focus({ preventScroll: true });
        }}
      />
    );
  return (
    <div ref={container} tabIndex={-1} className="grid gap-4 outline-none">
      {evidenced.length > 0 && (
        <TermGroup title={t('match.evidenced')} text={t('match.evidencedText')}>
          <PlainTerms terms={evidenced} />
        </TermGroup>
      )}
      {rewordableTerms.length > 0 && (
        <TermGroup title={t('match.theirWay')} text={t('match.theirWayText')}>
          <ul className="flex flex-wrap gap-2">
            {rewordableTerms.map(({ term, said }) => (
              <li key={term} className="flex flex-wrap items-center gap-2 text-sm">
                <span className="text-ink-soft">{said} →</span> {renderTerm(term)}
              </li>
            ))}
          </ul>
          {renderForm(rewordableTerms.map(({ term }) => term))}
        </TermGroup>
      )}
      {unconfirmedTerms.length > 0 && (
        <TermGroup title={t('match.ask')} text={t('match.askText')}>
          <ul className="flex flex-wrap gap-2">
            {unconfirmedTerms.map((term) => (
              <li key={term}>{renderTerm(term)}</li>
            ))}
          </ul>
          {renderForm(unconfirmedTerms)}
        </TermGroup>
      )}
    </div>
  );
}

interface FormProps {
  term: string;
  onPlaced: (path: string) => void;
  onRejected: () => void;
}

function MissingTermForm({ term, onPlaced, onRejected }: FormProps) {
  const { updateDraft, setField } = useResumeEditorActions();
  const rejectChanges = useRejectChanges();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector('select')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const placeTerm = (after: string, bullet?: Bullet) => {
    if (bullet?.isNew)
      updateDraft((draft) => applyChanges(draft, [{ kind: 'add', path: bullet.path, after, item: after }]));
    else if (bullet) setField(bullet.path, after);
    else
      updateDraft((draft) => (draft.skills.includes(after) ? draft : { ...draft, skills: [...draft.skills, after] }));
    onPlaced(bullet?.path ?? 'skills');
  };
  const reject = () => {
    rejectChanges([{ before: '', after: term }]);
    onRejected();
  };
  return (
    <div ref={form} className="scroll-my-4">
      <TermPlaceForm term={term} onAccept={placeTerm} onReject={reject} />
    </div>
  );
}

function TermGroup({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-1.5">
      <h4 className="text-sm font-bold">{title}</h4>
      <p className="text-xs text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
