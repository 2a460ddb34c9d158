import { useMemo } from 'react';
import { composeResume } from '@shortlist/documents/compose/resume';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';

export default function SampleSheet({ templateId }: { templateId: string }) {
  const language = useLanguage();
  const tree = useMemo(
    () => composeResume(sampleResume(language), { templateId, language, pageSize: 'A4', density: 'compact' }),
    [templateId, language],
  );
  return <Sheet tree={tree} />;
}
