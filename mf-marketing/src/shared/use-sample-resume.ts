import { use, useEffect, useState } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';

type SampleResume = Awaited<ReturnType<typeof loadNurseSample>>;

const prerenderLoads = new Map<string, Promise<SampleResume>>();

/** Returns undefined until the sample has loaded. Prerendering suspends instead. */
export function useSampleResume(): SampleResume | undefined {
  const language = useLanguage();
  if (typeof window !== 'object' && !prerenderLoads.has(language))
    prerenderLoads.set(language, loadNurseSample(language));
  const prerenderLoad = prerenderLoads.get(language);
  const prerenderedSample = prerenderLoad && use(prerenderLoad);
  const [loaded, setLoaded] = useState<{ language: string; sampleResume: SampleResume }>();
  useEffect(() => {
    let isMounted = true;
    loadNurseSample(language).then(
      (sampleResume) => isMounted && setLoaded({ language, sampleResume }),
      (error: unknown) => console.error('The sample resume could not be loaded', error),
    );
    return () => {
      isMounted = false;
    };
  }, [language]);
  return prerenderedSample ?? (loaded?.language === language ? loaded.sampleResume : undefined);
}
