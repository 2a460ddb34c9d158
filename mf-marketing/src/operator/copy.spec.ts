import { operatorCopySchema } from '@shortlist/contracts/marketing/operator-copy';
import copy from './copy.json';

describe('operator copy', () => {
  it('is complete in every language', () => {
    expect(operatorCopySchema.parse(copy)).toEqual(copy);
  });

  it('publishes no claim without a source', () => {
    const isPublishable = (source: string) =>
      operatorCopySchema.safeParse({ ...copy, claims: [{ ...copy.claims[0], published: true, source }] }).success;
    expect([isPublishable(' '), isPublishable('The count of 2 May, in the yearly report')]).toEqual([false, true]);
  });

  it('publishes no testimonial without an author', () => {
    const localize = (text: string) => ({ en: text, es: text, fr: text, de: text, ja: text, ko: text });
    const validTestimonial = {
      published: true,
      name: 'Ines H.',
      role: localize('Nurse'),
      quote: localize('It asked me for the numbers.'),
    };
    const isPublishable = (testimonial: object) =>
      operatorCopySchema.safeParse({ ...copy, testimonials: [testimonial] }).success;
    expect([
      isPublishable({ ...validTestimonial, name: '[Name]' }),
      isPublishable({ ...validTestimonial, quote: localize('[Words]') }),
    ]).toEqual([false, false]);
    expect(isPublishable(validTestimonial)).toBe(true);
  });
});
