import { Comparison } from '../features/comparison/comparison';
import { Faq } from '../features/faq/faq';
import { FinalCall } from '../features/final-call/final-call';
import { Hero } from '../features/hero/hero';
import { Pricing } from '../features/pricing/pricing';
import { Proof } from '../features/proof/proof';
import { ScoreDemo } from '../features/score/score-demo';
import { Steps } from '../features/steps/steps';
import { TemplateStrip } from '../features/templates/template-strip';

export default function Home() {
  return (
    <>
      <Hero />
      <Steps />
      <ScoreDemo />
      <TemplateStrip />
      <Pricing />
      <Comparison />
      <Proof />
      <Faq />
      <FinalCall />
    </>
  );
}
