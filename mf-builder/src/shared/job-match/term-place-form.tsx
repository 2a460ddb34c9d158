import { useState } from 'react';
import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { Button } from '@shortlist/shared-ui/components/button';
import { Select } from '@shortlist/shared-ui/components/select';
import { useMessages } from '../../messages';
import { OwnWordsForm } from '../own-words-form';
import { useResumeEditor } from '../resume-editor/resume-editor-context';

/** A bullet of a job. A new bullet has no text yet and is appended to its job. */
export interface Bullet {
  path: string;
  before: string;
  isNew?: boolean;
}

interface Props {
  term: string;
  /** Texts that the user has accepted but not applied yet, by bullet path. A deleted bullet has an empty text. */
  acceptedTexts?: ReadonlyMap<string, string>;
  draft?: ProposedChange['draft'];
  /** True if the resume already shows the term. Rejecting it then doesn't mean that the user never used it. */
  isShown?: boolean;
  /** `after` is the new text of the bullet or, without a bullet, the term to add to the skills. */
  onAccept: (after: string, bullet?: Bullet) => void;
  onReject: () => void;
}

/** Value of the option that adds the term to the skills. The other option values are bullet paths. */
const skillsOption = 'skills';
const excerptLength = 60;

/** Asks where the user used a term. The user adds the term to the skills or rewords a bullet. */
export function TermPlaceForm({ term, acceptedTexts = new Map(), draft, isShown = false, onAccept, onReject }: Props) {
  const t = useMessages();
  const bullets = useBulletOptions().filter(({ path }) => acceptedTexts.get(path) !== '');
  const [selectedValue, setSelectedValue] = useState('');
  const [step, setStep] = useState<'start' | 'writing' | 'returned'>('start');
  const bullet = bullets.find((option) => getOptionValue(option) === selectedValue);
  // The review may have deleted the bullet since the user chose it.
  const hasSelection = selectedValue === skillsOption || bullet !== undefined;
  const getText = ({ path, before }: Bullet) => acceptedTexts.get(path) ?? before;
  if (step === 'writing' && bullet) {
    const { path, before, isNew, isCurrentJob } = bullet;
    const sampleText = isNew && draft?.[isCurrentJob ? 'current' : 'past'];
    return (
      <OwnWordsForm
        text={sampleText || getText(bullet)}
        originalText={getText(bullet)}
        termToAdd={term}
        isSampleBullet={Boolean(sampleText)}
        onDone={(text) => onAccept(text, { path, before, ...(isNew && { isNew }) })}
        onCancel={() => setStep('returned')}
      />
    );
  }
  const options = [
    { value: skillsOption, label: t('review.inSkills') },
    ...bullets.map((option) => {
      const { entryName, isNew } = option;
      const text = isNew ? t('review.newLine') : getText(option);
      const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
      return { value: getOptionValue(option), label: [entryName, excerpt].filter(Boolean).join(': ') };
    }),
  ];
  return (
    <div className="grid gap-2">
      <Select
        label={t('review.where', { term })}
        hideLabel
        placeholder={t('review.whereUsed')}
        options={options}
        value={hasSelection ? selectedValue : ''}
        onChange={(event) => setSelectedValue(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {/* Arrow keys change the selection, so a button confirms it. */}
        {hasSelection && (
          <Button
            variant="primary"
            autoFocus={step === 'returned'}
            onClick={() => (bullet ? setStep('writing') : onAccept(term))}
          >
            {t(bullet ? 'review.edit' : 'review.accept')}
            <span className="sr-only"> {term}</span>
          </Button>
        )}
        <Button onClick={onReject}>
          {t(isShown ? 'review.reject' : 'review.notUsed')}
          <span className="sr-only"> {term}</span>
        </Button>
      </div>
    </div>
  );
}

const getOptionValue = ({ path, isNew }: Bullet) => (isNew ? `${path} new` : path);

interface BulletOption extends Bullet {
  entryName: string;
  isCurrentJob: boolean;
}

function useBulletOptions(): BulletOption[] {
  const experience = useResumeEditor(({ draft }) => draft.experience);
  return experience.flatMap(({ company, position, current, achievements }, entryIndex) => {
    const entry = { entryName: company || position, isCurrentJob: current };
    const getPath = (index: number) => `experience.${entryIndex}.achievements.${index}`;
    return [
      ...achievements.flatMap((before, index) => (before.trim() ? [{ ...entry, path: getPath(index), before }] : [])),
      { ...entry, path: getPath(achievements.length), before: '', isNew: true },
    ];
  });
}
