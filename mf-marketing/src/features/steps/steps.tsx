import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';
import { BlanksIllustration, FormIllustration, PdfIllustration } from './step-illustrations';

export function Steps({ sunken = true }: { sunken?: boolean }) {
  const t = useMessages();
  return (
    <section className={clsx('band', sunken && 'bg-sunken')}>
      <div className="wrap">
        <h2 className="d2">{t('steps.title')}</h2>
        <ol className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-3 lg:gap-6">
          <Step illustration={<FormIllustration />} title={t('steps.inputTitle')} text={t('steps.inputText')} />
          <Step illustration={<BlanksIllustration />} title={t('steps.aiTitle')} text={t('steps.aiText')} />
          <Step illustration={<PdfIllustration />} title={t('steps.downloadTitle')} text={t('steps.downloadText')} />
        </ol>
      </div>
    </section>
  );
}

function Step({ illustration, title, text }: { illustration: ReactNode; title: string; text: string }) {
  return (
    <li className="grid content-start items-center gap-x-6 gap-y-4 sm:max-lg:grid-cols-[320px_1fr]">
      <div
        inert
        aria-hidden="true"
        className="grid h-44 content-center overflow-hidden rounded-card border border-line bg-sheet px-5 shadow-card"
      >
        {illustration}
      </div>
      <div>
        <h3 className="d4">{title}</h3>
        <p className="mt-3 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
