import { checkGroups, type Check } from '@shortlist/contracts/platform/score';
import { useMessages } from '../../messages';
import { CheckItem } from './check-item';

/** `getFix` returns the action that fixes a check on this page, if any. */
export function CheckGroups({
  checks,
  getFix,
}: {
  checks: Check[];
  getFix: (check: Check) => (() => void) | undefined;
}) {
  const t = useMessages();
  return checkGroups.map((group) => {
    const groupChecks = checks.filter((check) => check.group === group);
    if (groupChecks.length === 0) return null;
    const applicableChecks = groupChecks.filter(({ applies }) => applies);
    const sum = (getValue: (check: Check) => number) =>
      Math.round(applicableChecks.reduce((total, check) => total + getValue(check), 0));
    return (
      <section key={group} className="mt-4">
        <h4 className="flex justify-between gap-4 pb-2 text-sm font-bold">
          {t(`score.group.${group}`)}
          <span className="text-xs leading-5 font-normal text-ink-soft tabular-nums">
            {sum(({ points }) => points)}/{sum(({ max }) => max)}
          </span>
        </h4>
        <ul>
          {groupChecks.map((check) => (
            <CheckItem key={check.id} check={check} onFix={getFix(check)} />
          ))}
        </ul>
      </section>
    );
  });
}
