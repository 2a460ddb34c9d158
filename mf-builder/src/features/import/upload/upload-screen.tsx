import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../../messages';
import { DropZone } from './drop-zone';
import { PasteTextForm } from './paste-text-form';
import { useFileImport } from './use-file-import';

const acceptedKinds = ['pdf', 'word', 'linkedin', 'json', 'text'] as const;

interface Props {
  onImported: (file: ImportResult, base64: string) => void;
  /** True after the user discarded a review. The heading then takes the focus. */
  isRestart: boolean;
}

export function UploadScreen({ onImported, isRestart }: Props) {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRestart) heading.current?.focus();
  }, [isRestart]);
  const { state, start, cancel } = useFileImport(onImported);

  return (
    <div className="wrap grid gap-6 pt-8 pb-16">
      <div className="grid gap-2">
        <h1 ref={heading} className="d3 outline-none" tabIndex={-1}>
          {t('import.title')}
        </h1>
        <p className="measure text-ink-soft">{t('import.lead')}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-16">
        <div className="grid min-w-0 gap-6">
          {state.status === 'rejected' && (
            <Alert
              tone="danger"
              title={t('import.refused', { name: state.name })}
              action={
                state.retry && (
                  <Button size="sm" onClick={state.retry}>
                    {t('retry')}
                  </Button>
                )
              }
            >
              {state.reason}
            </Alert>
          )}
          {state.status === 'reading' && (
            <div
              role="status"
              className="grid min-h-56 place-items-center content-center gap-4 rounded-card border border-line bg-sunken p-6 text-center"
            >
              <Spinner />
              <p className="wrap-anywhere">{t('import.reading', { name: state.name })}</p>
              <Button onClick={cancel}>{t('import.cancel')}</Button>
            </div>
          )}
          {/* Hidden instead of unmounted, so that the field keeps rejected text. */}
          <div className={clsx('grid gap-6', state.status === 'reading' && 'hidden')}>
            <DropZone onFile={(file) => start(file, file.name)} />
            <PasteTextForm onSubmit={(text) => start(new Blob([text], { type: 'text/plain' }), t('import.pasted'))} />
          </div>
        </div>
        <aside className="grid gap-4">
          <h2 className="d4">{t('import.what')}</h2>
          <ul className="grid gap-3">
            {acceptedKinds.map((kind) => (
              <li key={kind} className="flex gap-3 text-sm">
                <FileText size={20} className="shrink-0 text-ink-soft" aria-hidden />
                <span>
                  <b className="font-bold">{t(`import.kind.${kind}`)}</b>
                  <span className="block text-ink-soft">{t(`import.kindText.${kind}`)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-4 text-sm text-ink-soft">{t('import.privacy')}</p>
        </aside>
      </div>
    </div>
  );
}
