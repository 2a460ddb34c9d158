import { ChatbotComparison } from '../features/comparison/chatbot-comparison';
import { Faq } from '../features/faq/faq';
import { ClosingCta } from '../features/closing-cta/closing-cta';
import { Hero } from '../features/hero/hero';
import { Pricing } from '../features/pricing/pricing';
import { SocialProof } from '../features/social-proof/social-proof';
import { ScoreDemo } from '../features/score/score-demo';
import { Steps } from '../features/steps/steps';
import { TemplateShowcase } from '../features/templates/template-showcase';

export default function Home() {
  return (
    <>
      <Hero />
      <Steps />
      <ScoreDemo />
      <TemplateShowcase />
      <Pricing />
      <ChatbotComparison />
      <SocialProof />
      <Faq />
      <ClosingCta />
    </>
  );
}
