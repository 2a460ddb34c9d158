import { useEffect, useState } from 'react';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';

interface ContentsEntry {
  /** Id of the linked element. */
  id: string;
  heading: string;
}

/** Marks the section that the user is reading. Hidden in narrow windows. */
export function TableOfContents({ title, entries }: { title: string; entries: ContentsEntry[] }) {
  const language = useLanguage();
  const currentId = useCurrentId(entries);
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-8 max-h-[calc(100vh-4rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
    >
      {/* Articles are in English, but the title of the table of contents is in the page's language. */}
      <p id="contents" lang={language} className="text-xs text-ink-soft">
        {title}
      </p>
      <ol className="mt-3 border-l border-line">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === currentId ? 'location' : undefined}
              className={
                '-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-sm text-ink-soft no-underline hover:text-ink ' +
                'aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink'
              }
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the last entry whose element starts in or above the top third of the window. */
function useCurrentId(entries: ContentsEntry[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const updateCurrentId = () => {
      const line = window.innerHeight / 3;
      const isAboveLine = ({ id }: ContentsEntry) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line;
      setCurrentId(entries.findLast(isAboveLine)?.id);
    };
    updateCurrentId();
    window.addEventListener('scroll', updateCurrentId, { passive: true });
    return () => window.removeEventListener('scroll', updateCurrentId);
  }, [entries]);
  return currentId;
}
