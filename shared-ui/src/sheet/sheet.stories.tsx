import type { Meta, StoryObj } from '@storybook/react';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { addResumeSkeleton } from '@shortlist/documents/skeleton-content';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { seniorLetter } from '@shortlist/documents/samples/senior/en';
import { Sheet, type SheetProps } from './sheet';

const sample = getSampleResume('en');
const sampleWithBlanks: ResumeContent = {
  ...sample,
  experience: sample.experience.map((item) => ({
    ...item,
    company: '[Employer]',
    achievements: ['Checked [number] price records a week.', 'Presented the results to [team].'],
  })),
};

interface Args extends Omit<SheetProps, 'tree'> {
  templateId: string;
  /** A resume in English. Without it, the sheet shows a sample in the language that is selected in Storybook. */
  content?: ResumeContent;
}

const meta: Meta<Args> = {
  args: { templateId: 'modern-professional', label: 'Resume' },
  render: ({ templateId, content, ...props }, { globals }) => {
    const language = content ? 'en' : (globals.language as Language);
    const resume = content ?? getSampleResume(language);
    return <Sheet {...props} tree={composeResume(resume, { templateId, language, pageSize: 'A4' })} />;
  },
  decorators: (Story) => (
    <div className="max-w-2xl">
      <Story />
    </div>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Resume: Story = {};

export const TwoColumns: Story = { args: { templateId: 'modern-accent' } };

export const Serif: Story = { args: { templateId: 'classic-executive' } };

export const Letter: Story = {
  args: { label: 'Cover letter' },
  render: ({ templateId, content: _, ...props }) => (
    <Sheet {...props} tree={composeLetter(seniorLetter, { templateId, language: 'en', pageSize: 'A4' })} />
  ),
};

export const WithBlanks: Story = { args: { content: sampleWithBlanks } };

export const FillingBlanks: Story = {
  args: {
    content: sampleWithBlanks,
    onBlankClick: () => undefined,
    activeBlankId: 'experience.0.achievements.0#0',
  },
};

export const HighlightedTerms: Story = { args: { content: sample, highlightTerms: ['SQL', 'Python', 'report'] } };

export const Editing: Story = { args: { onFieldClick: () => undefined, activePath: 'experience.0' } };

export const Writing: Story = {
  args: {
    content: addResumeSkeleton({
      ...sampleWithBlanks,
      experience: sampleWithBlanks.experience.slice(0, 1),
      skills: [],
    }),
    isWriting: true,
  },
};

export const ReadingView: Story = { args: { reflow: true } };
