import { useMemo } from 'react';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';

export default function SampleSheet({ templateId }: { templateId: string }) {
  const language = useLanguage();
  const tree = useMemo(
    () => composeResume(getSampleResume(language), { templateId, language, pageSize: 'A4', density: 'compact' }),
    [templateId, language],
  );
  return <Sheet tree={tree} />;
}
