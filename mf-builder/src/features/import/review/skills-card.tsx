import { Plus, X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Chip } from '@shortlist/shared-ui/components/chip';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../../messages';
import { parseList } from '../../../shared/fields/parse-list';
import { setReviewValue, type ImportReview } from '../import-review';
import { useReviewActions } from './review-context';

export function SkillsCard({ review }: { review: ImportReview }) {
  const t = useMessages();
  const { change } = useReviewActions();
  const toast = useToast();
  const headingId = useId();
  const [input, setInput] = useState('');
  const { skills } = review.content;

  const updateSkills = (update: (skills: string[]) => string[]) =>
    change((current) => setReviewValue(current, 'skills', update(current.content.skills)));
  const removeSkill = (skill: string, index: number) => {
    updateSkills((current) => current.toSpliced(index, 1));
    toast({
      title: t('form.removed', { name: skill }),
      action: { label: t('form.undo'), onPress: () => updateSkills((current) => current.toSpliced(index, 0, skill)) },
    });
  };
  const addSkills = (event: FormEvent) => {
    event.preventDefault();
    const newSkills = parseList(input).map((skill) => skill.slice(0, 200));
    updateSkills((current) => [...current, ...newSkills].slice(0, 200));
    setInput('');
  };

  return (
    <Card padded={false} aria-labelledby={headingId}>
      <div className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-4 md:px-5">
        <h2 id={headingId} className="text-base font-semibold">
          {t('form.skills')}
        </h2>
        <span className="text-xs text-ink-soft">{skills.length}</span>
      </div>
      <div className="grid gap-4 p-4 md:px-5">
        {skills.length > 0 && (
          <ul aria-label={t('form.skills')} className="flex flex-wrap gap-2">
            {skills.map((skill, index) => (
              <li key={index} className="max-w-full">
                <Chip className="pr-1">
                  <span className="min-w-0 wrap-anywhere">{skill}</span>
                  <Button
                    variant="quiet"
                    size="icon"
                    className="size-6! min-h-0!"
                    aria-label={t('form.remove', { name: skill })}
                    onClick={() => removeSkill(skill, index)}
                  >
                    <X size={16} aria-hidden />
                  </Button>
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={addSkills} className="flex items-end gap-2">
          <TextInput
            label={t('import.addSkill')}
            className="grow"
            autoComplete="off"
            value={input}
            onChange={(event) => setInput(event.target.value)}
          />
          <Button type="submit" icon={<Plus size={18} aria-hidden />} disabled={!input.trim()}>
            {t('import.add')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
