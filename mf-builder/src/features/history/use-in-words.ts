import { useCallback } from 'react';
import { industryName } from '@shortlist/contracts/generator/industry-names';
import { pairsFor } from '@shortlist/documents/faces/pairs';
import { usualName, type SectionKey } from '@shortlist/documents/sections';
import { designOf } from '@shortlist/documents/templates/designs';
import { wording } from '@shortlist/documents/words/wording';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import type { InWords } from './changes';

export function useInWords(): InWords {
  const t = useMessages();
  const language = useLanguage();
  return useCallback(
    (draft) => {
      const list = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(wording[language].comma);
      const design = designOf(draft.templateId);
      const accent = design.accents.find((each) => each === draft.accent) ?? design.accents[0];
      const pairs = pairsFor(design);
      const fonts = pairs.find(({ id }) => id === draft.fonts) ?? pairs[0];
      const paper = draft.pageSize === 'Letter' ? t('export.letter') : draft.pageSize;
      const sections = draft.sections.map(({ key, name, hidden }) => {
        const shown = name || usualName(draft, key as SectionKey, draft.language ?? language);
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
            draft.targetIndustry && industryName(draft.targetIndustry, language),
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
