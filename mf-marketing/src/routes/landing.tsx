import { Closing } from '../features/landing/closing';
import { Features } from '../features/landing/features';
import { LandingHero } from '../features/landing/landing-hero';
import { Way } from '../features/landing/way';
import { useWords } from '../features/landing/words';
import { Pricing } from '../features/pricing/pricing';
import { Proof } from '../features/proof/proof';
import { Steps } from '../features/steps/steps';
import { TemplateStrip } from '../features/templates/template-strip';

export default function Landing() {
  const t = useWords();
  return (
    <>
      <LandingHero />
      <Proof />
      <Features />
      <TemplateStrip />
      <Steps sunken={false} />
      <Pricing sunken>
        <Way to="/upgrade" variant="primary" block>
          {t('landing.plans.what')}
        </Way>
      </Pricing>
      <Closing />
    </>
  );
}
