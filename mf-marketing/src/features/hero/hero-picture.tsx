import { useNurse } from '../../shared/use-nurse';
import { EmptySheet } from './empty-sheet';
import { HeroSheet } from './hero-sheet';
import { PostingCard } from './posting-card';

export default function HeroPicture() {
  const nurse = useNurse();
  if (!nurse) return <EmptySheet />;
  return (
    <>
      <HeroSheet sample={nurse.sample} />
      <PostingCard posting={nurse.sample.posting} score={nurse.scores.final} />
    </>
  );
}
