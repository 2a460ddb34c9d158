import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Spinner } from '../feedback/spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-line' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
}

const baseClass =
  'relative inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap no-underline ' +
  'cursor-pointer transition-colors active:translate-y-px [&_svg]:shrink-0 ' +
  'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft aria-disabled:active:translate-y-0';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-edge bg-sheet text-ink hover:bg-sunken',
  quiet:
    'border-transparent text-ink hover:bg-sunken aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:opacity-60',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
  'danger-line': 'border-danger text-danger hover:bg-danger-soft',
  link:
    'border-transparent text-accent underline decoration-1 underline-offset-[3px] hover:text-accent-strong ' +
    'aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:no-underline',
};

/** The clickable area is at least 44 px high, whatever the visible size. */
const hitAreaClass =
  "after:absolute after:inset-x-0 after:top-1/2 after:h-11 after:-translate-y-1/2 after:content-['']";

const sizeClasses: Record<ButtonSize, string> = {
  sm: `min-h-8 px-3 text-sm max-md:min-h-10 pointer-coarse:min-h-10 ${hitAreaClass}`,
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-base',
  icon: `size-8 shrink-0 text-ink-soft hover:text-ink max-md:size-11 pointer-coarse:size-11 ${hitAreaClass}`,
};

/**
 * Reserves the width of the label that is not shown, so that the button keeps its width while busy. A button without an
 * icon also reserves the width of the spinner.
 */
const reservedWidthClass =
  'inline-grid justify-items-center before:invisible before:h-0 before:overflow-hidden before:content-[attr(data-other)]';

export function getButtonClass({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
}: ButtonStyleProps = {}): string {
  // A link has no side padding, so that it is flush with the words around it.
  const linkClass = variant === 'link' && 'px-0! py-1.5 text-left whitespace-normal!';
  return clsx(baseClass, variantClasses[variant], sizeClasses[size], linkClass, fullWidth && 'w-full');
}

type Props = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonStyleProps & {
    busy?: boolean;
    busyLabel?: string;
    /** A disabled button ignores clicks but stays focusable, so that screen readers can read it. */
    disabled?: boolean;
    icon?: ReactNode;
  };

/** Requires `aria-label` if `size` is "icon". */
export function Button({
  variant,
  size,
  fullWidth,
  busy,
  busyLabel,
  disabled,
  icon,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const isDisabled = busy || disabled || undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      // A disabled icon without a description is not worth a tab stop.
      tabIndex={disabled && size === 'icon' && !rest['aria-describedby'] ? -1 : undefined}
      {...rest}
      aria-disabled={isDisabled}
      onClick={handleClick}
      className={clsx(getButtonClass({ variant, size, fullWidth }), className)}
    >
      {busy ? <Spinner /> : icon}
      {busyLabel ? (
        <span data-other={busy ? '' : busyLabel} className={clsx(reservedWidthClass, !icon && 'before:pl-6')}>
          {busy ? busyLabel : children}
        </span>
      ) : (
        children
      )}
    </button>
  );
}
