import type { ReactNode } from 'react';
import { Card } from '@shortlist/shared-ui/components/card';
import { CtaLink } from './cta-link';
import { useLandingMessages } from './messages';

export function LandingCta() {
  const t = useLandingMessages();
  return (
    <section className="band">
      <div className="wrap grid gap-8 lg:gap-12">
        <h2 className="d1 text-center">{t('landing.closing.title')}</h2>
        <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
          <StartCard title={t('landing.closing.generateTitle')} text={t('landing.closing.generateText')}>
            <CtaLink to="/autonomous" variant="primary" size="lg">
              {t('landing.closing.generate')}
            </CtaLink>
          </StartCard>
          <StartCard title={t('landing.closing.buildTitle')} text={t('landing.closing.buildText')}>
            <CtaLink to="/resume-builder" variant="primary" size="lg">
              {t('landing.closing.build')}
            </CtaLink>
          </StartCard>
        </div>
        <p className="flex flex-wrap justify-center gap-x-8">
          <CtaLink to="/templates" variant="link">
            {t('landing.closing.templates')}
          </CtaLink>
          <CtaLink to="/upgrade" variant="link">
            {t('landing.closing.upgrade')}
          </CtaLink>
        </p>
      </div>
    </section>
  );
}

function StartCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-3 md:p-8!">
      <h3 className="d3">{title}</h3>
      <p className="measure mb-5 text-ink-soft">{text}</p>
      <div className="mt-auto max-sm:grid max-sm:w-full">{children}</div>
    </Card>
  );
}
