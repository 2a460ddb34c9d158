import { useMessages } from '../messages';

export function SkipLink() {
  const t = useMessages();
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="sr-only rounded-control bg-sheet px-4 py-3 text-sm font-semibold shadow-pop focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-40 focus:px-4 focus:py-3"
    >
      {t('skip')}
    </a>
  );
}
