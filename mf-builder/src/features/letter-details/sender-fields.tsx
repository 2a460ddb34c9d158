import type { PersonalInfo } from '@shortlist/contracts/builder/document-content';
import { createEmptyContent } from '@shortlist/documents/empty-content';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useLetterEditor, useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';

/** Shown if no resume provides the sender's details. */
export function SenderFields() {
  const t = useMessages();
  const language = useLanguage();
  const { setField } = useLetterEditorActions();
  const sender = useLetterEditor(({ draft }) => draft.sender) ?? createEmptyContent().personalInfo;
  const renderField = (name: keyof PersonalInfo, label: string, autoComplete: AutoFill, type?: 'email' | 'tel') => (
    <TextInput
      key={name}
      label={label}
      type={type}
      autoComplete={autoComplete}
      data-field={`sender.${name}`}
      value={sender[name]}
      maxLength={200}
      onChange={(event) => setField('sender', { ...sender, [name]: event.target.value })}
    />
  );
  const firstNameField = renderField('firstName', t('form.firstName'), 'given-name');
  const lastNameField = renderField('lastName', t('form.lastName'), 'family-name');
  return (
    <fieldset className="grid gap-4 rounded-control border border-line p-3">
      <legend className="px-1 text-sm font-medium">{t('letter.sender')}</legend>
      <p className="-mt-2 text-xs text-ink-soft">{t('letter.senderHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {isEastAsian(language) ? [lastNameField, firstNameField] : [firstNameField, lastNameField]}
        {renderField('email', t('form.email'), 'email', 'email')}
        {renderField('phone', t('form.phone'), 'tel', 'tel')}
        {renderField('location', t('form.home'), 'address-level2')}
      </div>
    </fieldset>
  );
}
