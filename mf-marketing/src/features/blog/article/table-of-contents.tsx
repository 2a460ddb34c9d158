import { useEffect, useState } from 'react';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { toAnchorId, type ArticleSection } from '../../../articles/article';
import { useBlogMessages } from '../messages';

export function TableOfContents({ sections }: { sections: ArticleSection[] }) {
  const t = useBlogMessages();
  const current = useCurrentSection(sections);
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-8 max-h-[calc(100vh-4rem)] self-start overflow-y-auto max-lg:hidden"
    >
      <p id="contents" className="text-xs text-ink-soft">
        {t('blog.contents')}
      </p>
      <ol lang="en" className="mt-3 border-l border-line">
        {sections.map(({ heading }) => {
          const anchor = toAnchorId(heading);
          return (
            <li key={anchor}>
              <Link
                to={`#${anchor}`}
                aria-current={anchor === current ? 'location' : undefined}
                className={
                  '-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-sm text-ink-soft no-underline hover:text-ink ' +
                  'aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink'
                }
              >
                {heading}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function useCurrentSection(sections: ArticleSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const anchors = sections.map(({ heading }) => toAnchorId(heading));
    const updateCurrent = () => {
      const line = window.innerHeight / 3;
      setCurrent(
        anchors.findLast(
          (anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) <= line,
        ),
      );
    };
    updateCurrent();
    window.addEventListener('scroll', updateCurrent, { passive: true });
    return () => window.removeEventListener('scroll', updateCurrent);
  }, [sections]);
  return current;
}
