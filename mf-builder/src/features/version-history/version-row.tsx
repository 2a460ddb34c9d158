import type { ResumeVersion } from '@shortlist/contracts/builder/resume-versions';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { getMainScore } from '../../shared/use-score';
import { formatVersionTime } from './format-version-time';
import type { VersionHistory } from './use-version-history';

interface Props {
  version: ResumeVersion;
  history: VersionHistory;
  onCompare?: (version: ResumeVersion) => void;
}

export function VersionRow({ version, history, onCompare }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { createdAt, cause, name } = version;
  const score = getMainScore(version);
  const time = formatVersionTime(createdAt, language);
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-t border-line py-2 text-sm">
      <span className="min-w-0 grow basis-32">
        {time}
        <span className="block text-xs break-words text-ink-soft">{name || t(`history.cause.${cause}`)}</span>
      </span>
      {score !== null && (
        <Badge>
          <span className="sr-only">{t('history.score')} </span>
          {score}
        </Badge>
      )}
      <span className="-mr-3 ml-auto flex">
        {onCompare && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('history.compareNamed', { time })}
            onClick={() => onCompare(version)}
          >
            {t('history.compare')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="text-accent!"
          busy={history.restoringId === version.id}
          aria-label={t('history.restoreNamed', { time })}
          onClick={() => history.restore(version)}
        >
          {t('history.restore')}
        </Button>
      </span>
    </li>
  );
}
