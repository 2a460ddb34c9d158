import { LandingCta } from '../features/landing/landing-cta';
import { FeatureList } from '../features/landing/feature-list';
import { LandingHero } from '../features/landing/landing-hero';
import { CtaLink } from '../features/landing/cta-link';
import { useLandingMessages } from '../features/landing/messages';
import { Pricing } from '../features/pricing/pricing';
import { SocialProof } from '../features/social-proof/social-proof';
import { Steps } from '../features/steps/steps';
import { TemplateShowcase } from '../features/templates/template-showcase';

export default function Landing() {
  const t = useLandingMessages();
  return (
    <>
      <LandingHero />
      <SocialProof />
      <FeatureList />
      <TemplateShowcase />
      <Steps sunken={false} />
      <Pricing sunken>
        <CtaLink to="/upgrade" variant="primary" block>
          {t('landing.plans.what')}
        </CtaLink>
      </Pricing>
      <LandingCta />
    </>
  );
}
