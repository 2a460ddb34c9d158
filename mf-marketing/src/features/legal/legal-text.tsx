import { Bone } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useConfig, usePrice } from '../../shared/use-config';

const piece = /(\{\w+\}|\[[^\]]+\]\([^)]+\))/;
const linked = /^\[(.+)\]\((.+)\)$/;

export function LegalText({ children }: { children: string }) {
  return children.split(piece).map((text, index) => <Piece key={index} text={text} />);
}

function Piece({ text }: { text: string }) {
  const [, label, to] = linked.exec(text) ?? [];
  if (to) return to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>;
  return text.startsWith('{') ? <Value name={text.slice(1, -1)} /> : text;
}

function Value({ name }: { name: string }) {
  const config = useConfig();
  const price = usePrice();
  if (name === 'price') return price;
  if (!config) return <Bone className="inline-block h-4 w-16 align-middle" />;
  if (name === 'freeGenerations') return config.freeGenerations;
  // Without a fair-use limit, the server sends no value.
  if (name === 'premiumDailyGenerations') return config.premiumDailyGenerations ?? '–';
  return (
    <a href={`mailto:${config.supportEmail}`} className="wrap-anywhere">
      {config.supportEmail}
    </a>
  );
}
