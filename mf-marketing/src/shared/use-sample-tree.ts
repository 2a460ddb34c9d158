import { useMemo } from 'react';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { JobSample } from '@shortlist/documents/samples/nurse/sample';
import type { DocumentTree } from '@shortlist/documents/tree';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';

export function useSampleTree(sample: JobSample): DocumentTree;
export function useSampleTree(sample?: JobSample): DocumentTree | undefined;
export function useSampleTree(sample?: JobSample) {
  const language = useLanguage();
  return useMemo(
    () => sample && composeResume(sample.resume, { templateId: 'modern-professional', language, pageSize: 'A4' }),
    [sample, language],
  );
}
