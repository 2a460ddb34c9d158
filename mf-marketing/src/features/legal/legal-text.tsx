import { SkeletonBlock } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { usePublicConfig, usePrice } from '../../shared/queries';

const inlinePattern = /(\{\w+\}|\[[^\]]+\]\([^)]+\))/;
const linkPattern = /^\[(.+)\]\((.+)\)$/;

export function LegalText({ children }: { children: string }) {
  return children.split(inlinePattern).map((text, index) => <InlineText key={index} text={text} />);
}

function InlineText({ text }: { text: string }) {
  const [, label, to] = linkPattern.exec(text) ?? [];
  if (to) return to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>;
  return text.startsWith('{') ? <PlaceholderValue name={text.slice(1, -1)} /> : text;
}

function PlaceholderValue({ name }: { name: string }) {
  const config = usePublicConfig();
  const price = usePrice();
  if (name === 'price') return price;
  if (!config) return <SkeletonBlock className="inline-block h-4 w-16 align-middle" />;
  if (name === 'freeGenerations') return config.freeGenerations;
  // The server sends no value if there is no fair-use limit.
  if (name === 'premiumDailyGenerations') return config.premiumDailyGenerations ?? '–';
  return (
    <a href={`mailto:${config.supportEmail}`} className="wrap-anywhere">
      {config.supportEmail}
    </a>
  );
}
