import { useCallback } from 'react';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
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
      const joinList = (...items: (string | undefined)[]) =>
        items.filter(Boolean).join(documentLabels[language].listSeparator);
      const design = getTemplateDesign(draft.templateId);
      const accent = design.accents.find((name) => name === draft.accent) ?? design.accents[0];
      const fontPairs = listFontPairs(design);
      const fontPair = fontPairs.find(({ id }) => id === draft.fonts) ?? fontPairs[0];
      const paper = draft.pageSize === 'Letter' ? t('export.letter') : draft.pageSize;
      const sections = draft.sections.map(({ key, name, hidden }) => {
        const displayName = name || getDefaultSectionName(draft, key as SectionKey, draft.language ?? language);
        return displayName && hidden ? t('history.leftOut', { name: displayName }) : displayName;
      });
      return {
        design: joinList(
          design.name,
          t(`export.accents.${accent}`),
          fontPair?.label,
          t(`export.density.${draft.density}`),
          paper,
          draft.carriesData === false ? t('export.fileData.off') : undefined,
        ),
        sections: joinList(...sections),
        target: [
          joinList(
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
