import { useEffect, useState } from 'react';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Link } from '@shortlist/shared-ui/navigation/link';
import type { LegalTextSection } from './legal-sections';
import { useLegalMessages } from './messages';

export function TableOfContents({ sections }: { sections: LegalTextSection[] }) {
  const t = useLegalMessages();
  const current = useCurrentSection(sections);
  return (
    <nav aria-labelledby="contents" className="max-lg:hidden print:hidden">
      <div className="sticky top-6 max-h-[calc(100vh-3rem)] overflow-y-auto">
        <h2 id="contents" className="text-xs font-medium text-ink-soft">
          {t('legal.sections')}
        </h2>
        <ol className="mt-3 border-l border-line text-sm">
          {sections.map(({ id, heading }, index) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={cx(
                  'block border-l-2 py-1.5 pl-4 no-underline -ml-px hover:text-ink',
                  id === current ? 'border-accent font-semibold text-ink' : 'border-transparent text-ink-soft',
                )}
              >
                {index + 1}. {heading}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function useCurrentSection(sections: LegalTextSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find(({ isIntersecting }) => isIntersecting);
        if (visibleEntry) setCurrent(visibleEntry.target.id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
