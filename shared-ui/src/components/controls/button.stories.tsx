import type { Meta, StoryObj } from '@storybook/react';
import { Download, Ellipsis, LogIn } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { Button, type ButtonSize, type ButtonVariant } from './button';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Save changes' } };
export default meta;
type Story = StoryObj<typeof Button>;

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'danger-line', 'link'];
const textSizes: ButtonSize[] = ['sm', 'md', 'lg'];

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
};

export const DisabledVariants: Story = { ...Variants, args: { disabled: true } };

export const BusyVariants: Story = { ...Variants, args: { busy: true, busyLabel: 'Saving…' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {textSizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const DisabledWithReason: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-2">
      <Button {...args} disabled aria-describedby="reason" />
      <p id="reason" className="text-xs text-ink-soft">
        Fill in your name first.
      </p>
    </div>
  ),
};

export const Focused: Story = { args: { variant: 'primary' }, play: () => userEvent.tab() };

export const WithIcon: Story = { args: { children: 'Sign in', icon: <LogIn size={18} aria-hidden /> } };

export const IconOnly: Story = {
  args: { variant: 'quiet', size: 'icon', 'aria-label': 'More actions', children: <Ellipsis size={20} aria-hidden /> },
};

/** The busy button keeps its width, so nothing around it moves. */
export const BusyOfEqualWidth: Story = {
  args: { variant: 'primary', busyLabel: 'Saving the changes…' },
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <Button {...args} />
      <Button {...args} busy />
    </div>
  ),
};

export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true } };

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: { variant: 'primary', children: 'Lebenslauf herunterladen', icon: <Download size={18} aria-hidden /> },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { variant: 'primary', children: '変更を保存して職務経歴書をダウンロード' },
};
