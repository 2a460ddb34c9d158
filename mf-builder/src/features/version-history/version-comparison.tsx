import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { ResumeVersion } from '@shortlist/contracts/builder/resume-versions';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { Button } from '@shortlist/shared-ui/components/button';
import { Select } from '@shortlist/shared-ui/components/select';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { DiffLines } from '../../shared/diff/diff-lines';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { diffVersions } from './diff-versions';
import { versionContentQuery } from './api';
import { formatVersionTime } from './format-version-time';
import { useDescribeSettings } from './use-describe-settings';
import type { VersionHistory } from './use-version-history';

interface Props {
  fromVersion: ResumeVersion;
  history: VersionHistory;
  onBack: () => void;
}

export function VersionComparison({ fromVersion, history, onBack }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const [toId, setToId] = useState('');
  const currentDraft = useResumeEditor(({ draft }) => draft);
  const fromQuery = useQuery(versionContentQuery(history.id, fromVersion.id));
  const toQuery = useQuery({ ...versionContentQuery(history.id, toId), enabled: toId !== '' });
  const [olderDraft, newerDraft] = [fromQuery.data?.resume, toId === '' ? currentDraft : toQuery.data?.resume];
  const formatVersionName = ({ createdAt, cause, name }: ResumeVersion) =>
    [formatVersionTime(createdAt, language), name || t(`history.cause.${cause}`)].join(
      documentLabels[language].labelSeparator,
    );
  const error = fromQuery.error ?? toQuery.error;

  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 justify-self-start"
        icon={<ArrowLeft size={18} aria-hidden />}
        onClick={onBack}
      >
        {t('history.back')}
      </Button>
      <p className="text-sm">
        <span className="block font-medium">{t('history.from')}</span>
        {formatVersionName(fromVersion)}
      </p>
      <Select
        label={t('history.to')}
        value={toId}
        onChange={({ target }) => setToId(target.value)}
        options={[
          { value: '', label: t('history.now') },
          ...(history.versions ?? [])
            .filter(({ id }) => id !== fromVersion.id)
            .map((version) => ({ value: version.id, label: formatVersionName(version) })),
        ]}
      />
      {error && (
        <p role="alert" className="flex items-center justify-between gap-2 text-sm">
          {t('history.versionFailed')}
          <Button size="sm" onClick={() => void Promise.all([fromQuery.refetch(), toId !== '' && toQuery.refetch()])}>
            {t('retry')}
          </Button>
        </p>
      )}
      {olderDraft && newerDraft ? (
        <VersionChangeList olderDraft={olderDraft} newerDraft={newerDraft} />
      ) : (
        !error && (
          <Skeleton label={t('history.comparing')} className="grid gap-3">
            <SkeletonBlock className="h-4 w-1/3" />
            <SkeletonBlock className="h-12 w-full" />
          </Skeleton>
        )
      )}
    </div>
  );
}

function VersionChangeList({ olderDraft, newerDraft }: { olderDraft: ResumeDraft; newerDraft: ResumeDraft }) {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const describeSettings = useDescribeSettings();
  const changes = useMemo(
    () => diffVersions(olderDraft, newerDraft, describeSettings),
    [olderDraft, newerDraft, describeSettings],
  );
  if (changes.length === 0) return <p className="text-sm text-ink-soft">{t('history.noChange')}</p>;
  return (
    <ul className="grid gap-4">
      {changes.map(({ key, part, name, before, after }) => (
        <li key={key} className="grid gap-2">
          <h3 className="text-sm font-semibold">
            {[t(`history.part.${part}`), name].filter(Boolean).join(documentLabels[pageLanguage].labelSeparator)}
          </h3>
          <DiffLines before={before} after={after} language={newerDraft.language ?? pageLanguage} />
        </li>
      ))}
    </ul>
  );
}
