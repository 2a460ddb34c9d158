import { useCallback } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useResumeEditor } from '../resume-editor/resume-editor-context';
import { formatFieldLocation } from './format-field-location';

export function useFormatFieldLocation(): (path: string) => string {
  const t = useMessages();
  const language = useLanguage();
  const draft = useResumeEditor((editor) => editor.draft);
  return useCallback(
    (path) =>
      formatFieldLocation(draft, path, language, {
        bullet: (number) => t('place.bullet', { number }),
        personal: t('place.personal'),
      }),
    [draft, language, t],
  );
}
