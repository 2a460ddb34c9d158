import { checkGroups, type Check } from '@shortlist/contracts/platform/score';
import { useMessages } from '../../messages';
import { CheckItem } from './check-item';

/** `getFixAction` returns an action that fixes what the check found, or undefined if this page has none. */
export function CheckGroups({
  checks,
  getFixAction,
}: {
  checks: Check[];
  getFixAction: (check: Check) => (() => void) | undefined;
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
            <CheckItem key={check.id} check={check} onFix={getFixAction(check)} />
          ))}
        </ul>
      </section>
    );
  });
}
