import { Printer } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { useHydrated } from '@shortlist/shared-ui/navigation/use-hydrated';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useLocation } from '@shortlist/shared-ui/router';
import { TableOfContents } from '../shared/table-of-contents';
import { LegalText } from '../features/legal/legal-text';
import {
  getLegalSections,
  useLegalMessages,
  type LegalPage,
  type LegalTextSection,
} from '../features/legal/legal-sections';

function LegalScreen({ page }: { page: LegalPage }) {
  const t = useLegalMessages();
  const sections = getLegalSections(page, useLanguage()).map((section, index) => ({
    ...section,
    heading: `${index + 1}. ${section.heading}`,
  }));
  const { hash } = useLocation();
  const targetId = useHydrated() ? hash.slice(1) : '';
  return (
    <div className="wrap pt-8 pb-16 lg:pt-14 lg:pb-24">
      <h1 tabIndex={-1} className="d1">
        {t(`legal.${page}.title`)}
      </h1>
      <p className="mt-4 text-ink-soft md:text-lg">{t('legal.updated')}</p>
      <Button size="sm" icon={<Printer size={16} aria-hidden />} className="mt-4 print:hidden" onClick={() => print()}>
        {t('legal.print')}
      </Button>
      <div className="mt-10 lg:mt-12 lg:grid lg:grid-cols-[232px_minmax(0,640px)] lg:gap-16">
        <TableOfContents title={t('legal.sections')} entries={sections} />
        <div className="-mt-3 grid max-w-[640px] gap-8">
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} isTargeted={section.id === targetId} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface Props {
  section: LegalTextSection;
  isTargeted: boolean;
}

function LegalSection({ section: { id, heading, paragraphs = [], items = [] }, isTargeted }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx(
        '-mx-4 grid scroll-mt-6 gap-3 rounded-card px-4 py-3 leading-[1.65] wrap-anywhere md:text-lg md:leading-[1.65] lg:-mx-6 lg:px-6',
        isTargeted && 'bg-accent-soft',
      )}
    >
      <h2 id={`${id}-heading`} className="d4">
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <LegalText>{text}</LegalText>
        </p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5 marker:text-ink-faint">
          {items.map((text) => (
            <li key={text}>
              <LegalText>{text}</LegalText>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Serves /privacy and /terms. */
export const createLegalScreen = (page: LegalPage) => ({ default: () => <LegalScreen page={page} /> });
