import { minPasswordLength } from '@shortlist/contracts/account/auth';
import { clsx } from 'clsx';
import { useMessages } from '../messages';
import { getPasswordStrength, passwordStrengths } from './password-strength';

const strengthClasses = { short: 'bg-edge', weak: 'bg-danger', fair: 'bg-warn', strong: 'bg-good' };

export function PasswordStrengthHint({ password }: { password: string }) {
  const t = useMessages();
  if (password === '') return t('strength.empty', { count: minPasswordLength });
  const strength = getPasswordStrength(password);
  const filledBarCount = passwordStrengths.indexOf(strength);
  return (
    <span className="flex items-center gap-2">
      <span className="flex gap-1" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={clsx('h-1 w-6 rounded-full', bar <= filledBarCount ? strengthClasses[strength] : 'bg-track')}
          />
        ))}
      </span>
      {t(`strength.${strength}`, { count: minPasswordLength })}
    </span>
  );
}
