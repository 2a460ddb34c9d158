import { Marked } from '../../shared/marked';
import { Thumbnail } from '../../shared/samples/thumbnail';
import { HowItWorks } from './how-it-works';
import { Principles } from './principles';
import { WhoWrites } from './who-writes';
import { useWords } from './words';

export function AboutScreen() {
  const t = useWords();
  return (
    <>
      <section className="overflow-hidden">
        <div className="wrap grid gap-10 pt-8 lg:h-[528px] lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pt-0">
          <div className="flex flex-col justify-center lg:pb-8">
            <h1 tabIndex={-1} className="d-hero">
              <Marked>{t('about.heading')}</Marked>
            </h1>
            <p className="measure mt-6 text-lg text-ink-soft">{t('about.lead')}</p>
          </div>
          <div className="mx-auto w-full max-w-[376px] max-lg:h-64 lg:pt-16">
            <div className="rotate-2">
              <Thumbnail templateId="modern-professional" />
            </div>
          </div>
        </div>
      </section>
      <Principles />
      <HowItWorks />
      <WhoWrites />
    </>
  );
}
