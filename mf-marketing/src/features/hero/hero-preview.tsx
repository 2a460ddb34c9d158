import { useSampleResume } from '../../shared/use-sample-resume';
import { SheetPlaceholder } from './sheet-placeholder';
import { HeroSheet } from './hero-sheet';
import { JobPostingCard } from './job-posting-card';

export default function HeroPreview() {
  const sampleResume = useSampleResume();
  if (!sampleResume) return <SheetPlaceholder />;
  return (
    <>
      <HeroSheet sample={sampleResume.sample} />
      <JobPostingCard jobPosting={sampleResume.sample.jobPosting} score={sampleResume.scores.final} />
    </>
  );
}
