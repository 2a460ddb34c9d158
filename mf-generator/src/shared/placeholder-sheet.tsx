import { useMemo } from 'react';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { addResumeSkeleton } from '@shortlist/documents/skeleton-content';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../messages';
import { defaultTemplateId } from './compose-documents';
import { usePageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { useTemplateId } from './use-template-id';

export function PlaceholderSheet({ jobTitle }: { jobTitle: string }) {
  const t = useMessages();
  const language = useLanguage();
  const templateId = useTemplateId() ?? defaultTemplateId;
  const isPhone = useIsPhone();
  const pageSize = usePageSize();
  const headline = jobTitle.trim();

  const tree = useMemo(() => {
    const content: ResumeContent = {
      personalInfo: {
        firstName: `[${t('form.blank.name')}]`,
        lastName: '',
        location: `[${t('form.blank.city')}]`,
        phone: `[${t('form.blank.phone')}]`,
        email: `[${t('form.blank.email')}]`,
        summary: '',
        website: '',
        linkedin: '',
        headline,
      },
      experience: [],
      education: [],
      projects: [],
      skills: [],
      achievements: [],
      certifications: [],
      languages: [],
      customSections: [],
    };
    return composeResume(addResumeSkeleton(content), { templateId, language, pageSize });
  }, [t, templateId, language, headline, pageSize]);

  return <Sheet tree={tree} label={t('form.sheet')} reflow={isPhone} />;
}
