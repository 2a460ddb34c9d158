import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import { Button } from '../controls/button';
import { FieldGroup, FieldGroupItem } from './field-group';

const meta: Meta<typeof FieldGroup> = {
  component: FieldGroup,
  args: {
    action: (
      <Button variant="primary" size="lg">
        Write my resume
      </Button>
    ),
    children: (
      <>
        <FieldGroupItem label="Job" name="job" placeholder="Registered nurse" />
        <FieldGroupItem
          label="Industry"
          name="industry"
          defaultValue=""
          placeholder="Choose"
          options={[{ value: 'healthcare', label: 'Healthcare' }]}
        />
      </>
    ),
  },
  render: (args) => (
    <form>
      <FieldGroup {...args} />
    </form>
  ),
};
export default meta;
type Story = StoryObj<typeof FieldGroup>;

export const Default: Story = {};

export const Focused: Story = { play: () => userEvent.tab() };

export const ActionBelow: Story = { args: { actionBelow: true } };

export const Error: Story = {
  render: (args) => (
    <form className="grid gap-2">
      <FieldGroup {...args}>
        <FieldGroupItem label="Job" name="job" aria-invalid aria-describedby="job-error" />
        <FieldGroupItem label="Town" name="town" defaultValue="Portland" />
      </FieldGroup>
      <p id="job-error" className="text-sm text-danger">
        Enter the job you are applying for.
      </p>
    </form>
  ),
};

export const LongGerman: Story = {
  globals: { language: 'de' },
  args: {
    actionBelow: true,
    action: (
      <Button variant="primary" size="lg">
        Lebenslauf schreiben lassen
      </Button>
    ),
    children: (
      <>
        <FieldGroupItem
          label="Angestrebte Stelle oder Berufsbezeichnung"
          name="job"
          defaultValue="Gesundheits- und Krankenpflegerin für Anästhesie und Intensivmedizin"
        />
        <FieldGroupItem
          label="Branche"
          name="industry"
          options={[{ value: 'healthcare', label: 'Gesundheitswesen, Pflege und Rehabilitation' }]}
        />
      </>
    ),
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    action: (
      <Button variant="primary" size="lg">
        職務経歴書を作成
      </Button>
    ),
    children: (
      <>
        <FieldGroupItem label="希望する職種" name="job" placeholder="例：看護師" />
        <FieldGroupItem label="業界" name="industry" options={[{ value: 'healthcare', label: '医療・福祉' }]} />
      </>
    ),
  },
};
