import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { controlClass, Field, type FieldProps } from '@shortlist/shared-ui/components/field';
import { useMessages } from '../messages';

type Props = Pick<FieldProps, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function PasswordInput({ label, hint, error, ...input }: Props) {
  const t = useMessages();
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={isVisible ? 'text' : 'password'} className={`${controlClass} pr-12`} />
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('auth.showPassword')}
            aria-pressed={isVisible}
            onClick={() => setIsVisible(!isVisible)}
            className="absolute! inset-y-0 right-1.5 my-auto"
          >
            <Icon size={18} aria-hidden />
          </Button>
        </div>
      )}
    </Field>
  );
}
