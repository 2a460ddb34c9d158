import type { MarketingClaim, OperatorCopy, Testimonial } from '@shortlist/contracts/marketing/operator-copy';
import { Card } from '@shortlist/shared-ui/components/card';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import operatorCopy from '../../operator/copy.json';

const filterPublished = <T extends { published: boolean }>(items: T[]) => items.filter((item) => item.published);

export function SocialProof({ copy = operatorCopy }: { copy?: OperatorCopy }) {
  const language = useLanguage();
  const claims = filterPublished(copy.claims);
  const testimonials = filterPublished(copy.testimonials);
  if (claims.length + testimonials.length === 0) return null;
  return (
    <section className="band">
      <div className="wrap grid gap-8 lg:gap-12">
        {claims.length > 0 && <Claims claims={claims} />}
        {testimonials.length > 0 && (
          <>
            <h2 className="d2">{copy.heading[language]}</h2>
            <Testimonials testimonials={testimonials} />
          </>
        )}
      </div>
    </section>
  );
}

function Claims({ claims }: { claims: MarketingClaim[] }) {
  const language = useLanguage();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-6">
      {claims.map(({ id, figure, label }) => (
        <div key={id} className="flex flex-col-reverse justify-end gap-1 border-t border-line pt-4">
          <dt className="text-sm text-ink-soft">{label[language]}</dt>
          <dd className="font-serif text-4xl font-display tracking-display lining-nums">{figure[language]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
      {testimonials.map(({ name, role, quote }) => (
        <li key={name}>
          <Card className="h-full">
            <figure className="flex h-full flex-col gap-6">
              <blockquote className="measure font-serif text-lg">{quote[language]}</blockquote>
              <figcaption className="mt-auto text-sm">
                <span className="font-semibold">{name}</span>
                <span className="block text-ink-soft">{role[language]}</span>
              </figcaption>
            </figure>
          </Card>
        </li>
      ))}
    </ul>
  );
}
