import type { ResumeVersion } from '@shortlist/contracts/builder/resume-versions';
import { useState, type FormEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../messages';
import { VersionComparison } from './version-comparison';
import type { VersionHistory } from './use-version-history';
import { VersionRow } from './version-row';

interface Props {
  open: boolean;
  onClose: () => void;
  history: VersionHistory;
}

export function VersionHistoryDialog({ open, onClose, history }: Props) {
  const t = useMessages();
  const [comparedVersion, setComparedVersion] = useState<ResumeVersion>();
  const close = () => {
    setComparedVersion(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={comparedVersion ? t('history.compareTitle') : t('history.title')}
      closeLabel={t('history.close')}
    >
      {comparedVersion ? (
        <VersionComparison
          fromVersion={comparedVersion}
          history={history}
          onBack={() => setComparedVersion(undefined)}
        />
      ) : (
        <>
          <CreateVersionForm history={history} />
          <ul className="mt-4 grid">
            {history.versions?.map((version) => (
              <VersionRow key={version.id} version={version} history={history} onCompare={setComparedVersion} />
            ))}
          </ul>
          {history.versions?.length === 0 && <p className="text-sm text-ink-soft">{t('history.empty')}</p>}
        </>
      )}
    </Dialog>
  );
}

function CreateVersionForm({ history: { createVersion, isCreating } }: { history: VersionHistory }) {
  const t = useMessages();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // On failure, a toast appears and the name stays in the field.
    createVersion(name.trim()).then(
      () => setName(''),
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextInput
        label={t('history.name')}
        note={t('fields.optional')}
        hint={t('history.saveVersionText')}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={isCreating} className="justify-self-start">
        {t('history.saveVersion')}
      </Button>
    </form>
  );
}
