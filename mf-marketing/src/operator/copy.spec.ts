import { operatorCopySchema } from '@shortlist/contracts/marketing/operator-copy';
import copy from './copy.json';

describe('operator copy', () => {
  it('is complete in every language', () => {
    expect(operatorCopySchema.parse(copy)).toEqual(copy);
  });

  it('publishes no claim without a source', () => {
    const publish = (source: string) =>
      operatorCopySchema.safeParse({ ...copy, claims: [{ ...copy.claims[0], published: true, source }] }).success;
    expect([publish(' '), publish('The count of 2 May, in the yearly report')]).toEqual([false, true]);
  });

  it('publishes no testimonial without an author', () => {
    const said = (text: string) => ({ en: text, es: text, fr: text, de: text, ja: text, ko: text });
    const whole = {
      published: true,
      name: 'Ines H.',
      role: said('Nurse'),
      quote: said('It asked me for the numbers.'),
    };
    const publish = (testimonial: object) =>
      operatorCopySchema.safeParse({ ...copy, testimonials: [testimonial] }).success;
    expect([publish({ ...whole, name: '[Name]' }), publish({ ...whole, quote: said('[Words]') })]).toEqual([
      false,
      false,
    ]);
    expect(publish(whole)).toBe(true);
  });
});
