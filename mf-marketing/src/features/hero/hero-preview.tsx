import { SheetSkeleton } from '@shortlist/shared-ui/components/skeleton';
import { useSampleResume } from '../../shared/use-sample-resume';
import { HeroSheet } from './hero-sheet';
import { JobPostingCard } from './job-posting-card';

export default function HeroPreview() {
  const sampleResume = useSampleResume();
  if (!sampleResume) return <SheetSkeleton />;
  return (
    <>
      <HeroSheet sample={sampleResume.sample} />
      <JobPostingCard jobPosting={sampleResume.sample.jobPosting} score={sampleResume.scores.final} />
    </>
  );
}
