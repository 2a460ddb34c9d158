import { useSampleResume } from '../../shared/use-sample-resume';
import { SheetPlaceholder } from './sheet-placeholder';
import { HeroSheet } from './hero-sheet';
import { JobPostingCard } from './job-posting-card';

export default function HeroPreview() {
  const nurse = useSampleResume();
  if (!nurse) return <SheetPlaceholder />;
  return (
    <>
      <HeroSheet sample={nurse.sample} />
      <JobPostingCard jobPosting={nurse.sample.jobPosting} score={nurse.scores.final} />
    </>
  );
}
