import { useMemo } from 'react';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { composeResume } from '@shortlist/documents/compose/resume';
import { ghostResume } from '@shortlist/documents/ghost';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../messages';
import { defaultTemplateId } from './compose';
import { usePageSize } from '@shortlist/shared-ui/sheet/page-size';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import { useTemplateId } from './use-template-id';

export function WaitingSheet({ jobTitle }: { jobTitle: string }) {
  const t = useMessages();
  const language = useLanguage();
  const templateId = useTemplateId() ?? defaultTemplateId;
  const phone = usePhone();
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
    return composeResume(ghostResume(content), { templateId, language, pageSize });
  }, [t, templateId, language, headline, pageSize]);

  return <Sheet tree={tree} label={t('form.sheet')} reflow={phone} />;
}
