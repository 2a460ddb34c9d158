import { useCallback } from 'react';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { fieldNameKeys } from '../conflict/field-names';
import { useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { formatFieldLocation } from './format-field-location';

/** The returned function reads the draft when it is called, so that the component doesn't re-render on changes. */
export function useFormatFieldLocation(): (path: string) => string {
  const t = useMessages();
  const language = useLanguage();
  const { getSnapshot } = useResumeEditorActions();
  return useCallback(
    (path) =>
      formatFieldLocation(getSnapshot().draft, path, language, {
        formatBullet: (number) => t('place.bullet', { number }),
        personalSection: t('place.personal'),
        getPersonalFieldName: (field) => (isNamedField(field) ? t(fieldNameKeys[field]) : undefined),
      }),
    [getSnapshot, language, t],
  );
}

const isNamedField = (field: string): field is keyof typeof fieldNameKeys => field in fieldNameKeys;
