import { useCallback } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../messages';
import { useEditor } from './editor/editor';
import { placeOf } from './place-of';

export function usePlaceOf(): (path: string) => string {
  const t = useMessages();
  const language = useLanguage();
  const state = useEditor((editor) => editor.state);
  return useCallback(
    (path) =>
      placeOf(state, path, language, {
        bullet: (number) => t('place.bullet', { number }),
        personal: t('place.personal'),
      }),
    [state, language, t],
  );
}
