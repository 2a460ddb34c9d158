import type { Meta, StoryObj } from '@storybook/react';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { Dropdown, dropdownItemClass } from './dropdown';

const meta: Meta<typeof Dropdown> = {
  component: Dropdown,
  args: {
    triggerContent: 'Newest first',
    children: (close) => (
      <ul>
        {['Newest first', 'Oldest first', 'By name'].map((order, index) => (
          <li key={order}>
            <button
              type="button"
              className={dropdownItemClass}
              aria-current={index === 0 ? 'true' : undefined}
              onClick={close}
            >
              {order}
            </button>
          </li>
        ))}
      </ul>
    ),
  },
  // The list opens below and aligns with the right edge, so it needs room on both sides.
  decorators: (Story) => (
    <div className="flex min-h-56 items-start justify-end">
      <Story />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Dropdown>;

const openList: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button'));

export const Closed: Story = {};

export const Open: Story = { play: openList };

export const OpenByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const IconOnly: Story = {
  args: {
    iconOnly: true,
    label: 'More actions',
    triggerContent: <Ellipsis size={20} aria-hidden />,
    children: (close) => (
      <>
        <button type="button" className={dropdownItemClass} onClick={close}>
          <Copy size={18} aria-hidden />
          Duplicate
        </button>
        <button type="button" className={dropdownItemClass} onClick={close}>
          <Trash2 size={18} aria-hidden />
          Move to trash
        </button>
      </>
    ),
  },
  play: openList,
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    triggerContent: 'Nach der Übereinstimmung mit der Stellenanzeige sortiert',
    children: (close) => (
      <button type="button" className={dropdownItemClass} onClick={close}>
        Nach dem Datum der letzten Änderung, die neuesten zuerst
      </button>
    ),
  },
  play: openList,
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    triggerContent: '新しい順',
    children: (close) => (
      <button type="button" className={dropdownItemClass} onClick={close}>
        求人との一致度が高い順
      </button>
    ),
  },
  play: openList,
};
