import { useEffect, useState } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { loadNurse } from '@shortlist/documents/samples/nurse/load';

type Nurse = Awaited<ReturnType<typeof loadNurse>>;

/** The sample resume of this page in its language, once it is loaded. */
export function useNurse(): Nurse | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: string; nurse: Nurse }>();
  useEffect(() => {
    let wanted = true;
    loadNurse(language).then(
      (nurse) => wanted && setLoaded({ language, nurse }),
      (error: unknown) => console.error('the sample resume could not be loaded', error),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.nurse : undefined;
}
