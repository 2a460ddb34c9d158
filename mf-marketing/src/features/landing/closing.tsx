import type { ReactNode } from 'react';
import { Card } from '@shortlist/shared-ui/components/card';
import { Way } from './way';
import { useWords } from './words';

export function Closing() {
  const t = useWords();
  return (
    <section className="band">
      <div className="wrap grid gap-8 lg:gap-12">
        <h2 className="d1 text-center">{t('landing.closing.title')}</h2>
        <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
          <Start title={t('landing.closing.generateTitle')} text={t('landing.closing.generateText')}>
            <Way to="/autonomous" variant="primary" size="lg">
              {t('landing.closing.generate')}
            </Way>
          </Start>
          <Start title={t('landing.closing.buildTitle')} text={t('landing.closing.buildText')}>
            <Way to="/resume-builder" variant="primary" size="lg">
              {t('landing.closing.build')}
            </Way>
          </Start>
        </div>
        <p className="flex flex-wrap justify-center gap-x-8">
          <Way to="/templates" variant="link">
            {t('landing.closing.templates')}
          </Way>
          <Way to="/upgrade" variant="link">
            {t('landing.closing.upgrade')}
          </Way>
        </p>
      </div>
    </section>
  );
}

function Start({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-3 md:p-8!">
      <h3 className="d3">{title}</h3>
      <p className="measure mb-5 text-ink-soft">{text}</p>
      <div className="mt-auto max-sm:grid max-sm:w-full">{children}</div>
    </Card>
  );
}
