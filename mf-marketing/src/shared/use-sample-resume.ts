import { use, useEffect, useState } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';

type SampleResume = Awaited<ReturnType<typeof loadNurseSample>>;

const prerenderPromises = new Map<string, Promise<SampleResume>>();

/** Returns undefined until the sample has loaded. During prerendering, suspends instead. */
export function useSampleResume(): SampleResume | undefined {
  const language = useLanguage();
  if (typeof window !== 'object' && !prerenderPromises.has(language))
    prerenderPromises.set(language, loadNurseSample(language));
  const prerenderPromise = prerenderPromises.get(language);
  const prerenderedSample = prerenderPromise && use(prerenderPromise);
  const [loadedSample, setLoadedSample] = useState<{ language: string; sampleResume: SampleResume }>();
  useEffect(() => {
    let isMounted = true;
    loadNurseSample(language).then(
      (sampleResume) => isMounted && setLoadedSample({ language, sampleResume }),
      (error: unknown) => console.error('The sample resume could not be loaded', error),
    );
    return () => {
      isMounted = false;
    };
  }, [language]);
  return prerenderedSample ?? (loadedSample?.language === language ? loadedSample.sampleResume : undefined);
}
