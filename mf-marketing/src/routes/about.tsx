import { HighlightedText } from '@shortlist/shared-ui/components/highlight';
import { TemplateThumbnail } from '../shared/samples/template-thumbnail';
import { HowItWorks } from '../features/about/how-it-works';
import { Principles } from '../features/about/principles';
import { AuthorsSection } from '../features/about/authors-section';
import { useAboutMessages } from '../features/about/messages';

export default function About() {
  const t = useAboutMessages();
  return (
    <>
      <section className="overflow-hidden">
        <div className="wrap grid gap-10 pt-8 lg:h-[528px] lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pt-0">
          <div className="flex flex-col justify-center lg:pb-8">
            <h1 tabIndex={-1} className="d-hero">
              <HighlightedText>{t('about.heading')}</HighlightedText>
            </h1>
            <p className="measure mt-6 text-lg text-ink-soft">{t('about.lead')}</p>
          </div>
          <div className="mx-auto w-full max-w-[376px] max-lg:h-64 lg:pt-16">
            <div className="rotate-2">
              <TemplateThumbnail templateId="modern-professional" />
            </div>
          </div>
        </div>
      </section>
      <Principles />
      <HowItWorks />
      <AuthorsSection />
    </>
  );
}
