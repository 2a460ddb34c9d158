import { use, useEffect, useState } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { loadNurse } from '@shortlist/documents/samples/nurse/load';

type Nurse = Awaited<ReturnType<typeof loadNurse>>;

const forPages = new Map<string, Promise<Nurse>>();

/**
 * Returns the sample resume in the page's language, or undefined until it has loaded. Prerendering suspends instead.
 */
export function useNurse(): Nurse | undefined {
  const language = useLanguage();
  if (typeof window !== 'object' && !forPages.has(language)) forPages.set(language, loadNurse(language));
  const awaited = forPages.get(language);
  const there = awaited && use(awaited);
  const [loaded, setLoaded] = useState<{ language: string; nurse: Nurse }>();
  useEffect(() => {
    let wanted = true;
    loadNurse(language).then(
      (nurse) => wanted && setLoaded({ language, nurse }),
      (error: unknown) => console.error('Could not load the sample resume', error),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return there ?? (loaded?.language === language ? loaded.nurse : undefined);
}
