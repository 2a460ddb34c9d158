import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';
import { TextField } from '../../../shared/fields/text-field';
import { CollapsibleSection } from '../collapsible-section';

export function PersonalSection() {
  const t = useMessages();
  const language = useLanguage();
  const toPath = (field: string) => `personalInfo.${field}`;
  const firstNameField = (
    <TextField key="given" path={toPath('firstName')} label={t('form.firstName')} autoComplete="given-name" />
  );
  const lastNameField = (
    <TextField key="family" path={toPath('lastName')} label={t('form.lastName')} autoComplete="family-name" />
  );
  return (
    <CollapsibleSection id="personal" name={t('form.personal')}>
      {/* Next to an open score, the fields form one column, so that long email addresses stay visible. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
        {isEastAsian(language) ? [lastNameField, firstNameField] : [firstNameField, lastNameField]}
        <TextField path={toPath('email')} label={t('form.email')} type="email" autoComplete="email" />
        <TextField path={toPath('phone')} label={t('form.phone')} type="tel" autoComplete="tel" />
        <TextField path={toPath('location')} label={t('form.home')} autoComplete="address-level2" />
        <TextField path={toPath('headline')} label={t('form.headline')} optional autoComplete="organization-title" />
        <TextField path={toPath('website')} label={t('form.website')} optional type="url" autoComplete="url" />
        <TextField path={toPath('linkedin')} label={t('form.linkedin')} optional type="url" autoComplete="off" />
      </div>
    </CollapsibleSection>
  );
}
