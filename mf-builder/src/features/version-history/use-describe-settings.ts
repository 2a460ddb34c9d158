import { useCallback } from 'react';
import { getIndustryName } from '@shortlist/contracts/generator/industry-names';
import { listFontPairs } from '@shortlist/documents/fonts/font-pairs';
import { getDefaultSectionName, type SectionKey } from '@shortlist/documents/sections';
import { getTemplateDesign } from '@shortlist/documents/templates/designs';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import type { DescribeSettings } from './diff-versions';

export function useDescribeSettings(): DescribeSettings {
  const t = useMessages();
  const language = useLanguage();
  return useCallback(
    (draft) => {
      const list = (...texts: (string | undefined)[]) =>
        texts.filter(Boolean).join(documentLabels[language].listSeparator);
      const design = getTemplateDesign(draft.templateId);
      const accent = design.accents.find((each) => each === draft.accent) ?? design.accents[0];
      const pairs = listFontPairs(design);
      const fonts = pairs.find(({ id }) => id === draft.fonts) ?? pairs[0];
      const paper = draft.pageSize === 'Letter' ? t('export.letter') : draft.pageSize;
      const sections = draft.sections.map(({ key, name, hidden }) => {
        const shown = name || getDefaultSectionName(draft, key as SectionKey, draft.language ?? language);
        return shown && hidden ? t('history.leftOut', { name: shown }) : shown;
      });
      return {
        design: list(
          design.name,
          t(`export.accents.${accent}`),
          fonts?.label,
          t(`export.density.${draft.density}`),
          paper,
        ),
        sections: list(...sections),
        target: [
          list(
            draft.targetJobTitle,
            draft.targetCompany,
            draft.targetIndustry && getIndustryName(draft.targetIndustry, language),
          ),
          draft.jobPosting,
        ]
          .filter(Boolean)
          .join('\n'),
      };
    },
    [t, language],
  );
}
