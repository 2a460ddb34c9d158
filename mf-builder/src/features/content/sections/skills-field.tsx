import { useMessages } from '../../../messages';
import { useResumeEditor } from '../../../shared/resume-editor/resume-editor-context';
import { ListField } from '../../../shared/fields/list-field';
import { Chip } from '@shortlist/shared-ui/components/chip';

export function SkillsField() {
  const t = useMessages();
  const skills = useResumeEditor(({ draft }) => draft.skills);
  return (
    <>
      <ListField path="skills" label={t('form.skills')} hideLabel hint={t('form.skillsHint')} />
      {skills.length > 0 && (
        <ul aria-label={t('form.skills')} className="flex flex-wrap gap-1.5">
          {skills.map((skill, index) => (
            <li key={index} className="max-w-full">
              <Chip>
                <span className="min-w-0 truncate">{skill}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
