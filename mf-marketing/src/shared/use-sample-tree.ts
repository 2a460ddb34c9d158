import { useMemo } from 'react';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { JobPostingSample } from '@shortlist/documents/samples/nurse/job-posting-sample';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';

export function useSampleTree(sample: JobPostingSample): DocumentTree;
export function useSampleTree(sample?: JobPostingSample): DocumentTree | undefined;
export function useSampleTree(sample?: JobPostingSample) {
  const language = useLanguage();
  return useMemo(
    () => sample && composeResume(sample.resume, { templateId: 'modern-professional', language, pageSize: 'A4' }),
    [sample, language],
  );
}
