import { jobPostingAnalysisSchema } from '@shortlist/contracts/builder/job-posting-analysis';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

interface JobPostingAnalysisInput {
  jobTitle: string;
  jobDescription: string;
  resumeId: string;
}

/** Analyzes a job posting and compares it with the selected resume. Does not count toward the quota. */
export function useJobPostingAnalysis() {
  const t = useMessages();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ jobTitle, jobDescription, resumeId }: JobPostingAnalysisInput) =>
      api.post('/api/analyze-job', jobPostingAnalysisSchema, {
        jobTitle,
        jobDescription,
        resumeId: resumeId || undefined,
      }),
    onSuccess: () => toast({ title: t('analysis.done') }),
    onError: (error) => {
      console.error('The job posting could not be analyzed', error);
      toast({ title: t('analysis.failed'), description: t('analysis.failedText'), variant: 'destructive' });
    },
  });
}
