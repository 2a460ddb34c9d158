import type { OperatorCopy } from '@shortlist/contracts/marketing/operator-copy';
import { screen } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../../messages';
import operatorCopy from '../../operator/copy.json';
import { SocialProof } from './social-proof';

const copy: OperatorCopy = operatorCopy;
const show = (testCopy: OperatorCopy, url = '/') =>
  renderScreen(<SocialProof copy={testCopy} />, { url, area: 'marketing', loadMessages });

describe('social proof', () => {
  it('renders nothing when nothing is published', async () => {
    await show({
      ...copy,
      claims: copy.claims.map((claim) => ({ ...claim, published: false })),
      testimonials: copy.testimonials.map((testimonial) => ({ ...testimonial, published: false })),
    });
    expect(document.querySelector('section')).toBeNull();
  });

  it("shows only published items, in the page's language", async () => {
    const [firstClaim, ...otherClaims] = copy.claims;
    await show({ ...copy, claims: [{ ...firstClaim!, published: true }, ...otherClaims] }, '/de');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Über 50.000']);
    expect(screen.queryByRole('heading', { name: 'Was andere sagen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('shows a testimonial with its author', async () => {
    const [placeholder, ...otherTestimonials] = copy.testimonials;
    const testimonial = {
      published: true,
      name: 'Ines H.',
      role: { ...placeholder!.role, en: 'Nurse' },
      quote: { ...placeholder!.quote, en: 'It asked me for the numbers.' },
    };
    await show({ ...copy, testimonials: [testimonial, ...otherTestimonials] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What others say');
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
      'It asked me for the numbers.Ines H.Nurse',
    ]);
  });
});
