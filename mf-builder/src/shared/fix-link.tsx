import type { Check } from '@shortlist/contracts/platform/score';
import { Button } from '@shortlist/shared-ui/components/button';
import { useFormatFieldLocation } from './field-location/use-format-field-location';

export function FixLink({ check: { fix, path }, onFix }: { check: Check; onFix: (path: string) => void }) {
  const formatLocation = useFormatFieldLocation();
  if (!fix) return null;
  if (!path) return <span className="text-xs">{fix}</span>;
  return (
    <>
      <Button variant="link" size="sm" onClick={() => onFix(path)}>
        {fix}
      </Button>
      <span className="block text-xs text-ink-soft">{formatLocation(path)}</span>
    </>
  );
}
