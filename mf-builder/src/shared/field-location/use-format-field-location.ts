import { useCallback } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { fieldNameKeys } from '../conflict/field-names';
import { useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { formatFieldLocation } from './format-field-location';

/** The returned function reads the draft when called. The component doesn't re-render when the draft changes. */
export function useFormatFieldLocation(): (path: string) => string {
  const t = useMessages();
  const language = useLanguage();
  const { getSnapshot } = useResumeEditorActions();
  return useCallback(
    (path) =>
      formatFieldLocation(getSnapshot().draft, path, language, {
        bullet: (number) => t('place.bullet', { number }),
        personal: t('place.personal'),
        personalField: (name) => (isNamedField(name) ? t(fieldNameKeys[name]) : undefined),
      }),
    [getSnapshot, language, t],
  );
}

const isNamedField = (name: string): name is keyof typeof fieldNameKeys => name in fieldNameKeys;
