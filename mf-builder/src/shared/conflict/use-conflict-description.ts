import { languages } from '@shortlist/contracts/platform/languages';
import type { CustomSection } from '@shortlist/contracts/builder/document-content';
import type { Industry } from '@shortlist/contracts/platform/industries';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import { listFontPairs } from '@shortlist/documents/fonts/font-pairs';
import { getTemplateDesign } from '@shortlist/documents/templates/designs';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import type { Conflict } from '../document/merge';
import { resumesQuery } from '../stored-documents/document-list-queries';
import { fieldNameKeys, partNameKeys } from './field-names';

const lookUpName = <Names extends object>(names: Names, key: string): Names[keyof Names] | undefined =>
  key in names ? names[key as keyof Names] : undefined;

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : listStrings(child)));
}

function listEntryNames(entry: object): string[] {
  const { position, company, degree, institution, title, organisation, name } = entry as Record<string, unknown>;
  const names = [position, company, degree, institution, title, organisation, name];
  return names.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}

export interface ConflictContext {
  templateId?: string;
  customSections?: CustomSection[];
}

export function useConflictDescription(conflict: Conflict, { templateId = '', customSections = [] }: ConflictContext) {
  const t = useMessages();
  const language = useLanguage();
  const { field, entries } = conflict;
  const resumes = useQuery({ ...resumesQuery(), enabled: field === 'resumeId' }).data;
  const { listSeparator, labelSeparator } = documentLabels[language];
  const segments = field.split('.');

  const nameKey = lookUpName(fieldNameKeys, field) ?? lookUpName(fieldNameKeys, segments.at(-1) ?? '');
  const isEntry = conflict.kind === 'value' && [conflict.mine, conflict.theirs].some(isEntryLike);
  const partKey = lookUpName(partNameKeys, segments[0] ?? '');
  const location = [partKey && t(partKey), entries.flatMap(listEntryNames).join(listSeparator)]
    .filter(Boolean)
    .join(labelSeparator);
  const name = isEntry || !nameKey ? t('conflict.entry') : t(nameKey);

  const formatItemName = (item: Record<string, unknown>) => {
    const key = typeof item['key'] === 'string' ? item['key'] : '';
    const customName = customSections.find(({ id }) => key === `custom:${id}`)?.name;
    return listEntryNames(item).join(' ') || customName || (lookUpName(documentLabels[language].headings, key) ?? key);
  };
  const formatValue = (value: unknown): string => {
    if (Array.isArray(value))
      return value.map((item) => (isEntryLike(item) ? formatItemName(item) : String(item))).join(listSeparator);
    if (isEntryLike(value)) {
      if (field.endsWith('endDate')) return value['current'] ? t('form.present') : String(value['endDate']);
      return listStrings(value).join('\n');
    }
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const design = getTemplateDesign(field === 'templateId' ? text : templateId);
    switch (field) {
      case 'templateId':
        return design.name;
      case 'accent':
        return t(`export.accents.${design.accents.find((accent) => accent === text) ?? design.accents[0]}`);
      case 'fonts': {
        const fontPairs = listFontPairs(design);
        return (fontPairs.find(({ id }) => id === text) ?? fontPairs[0])?.label ?? text;
      }
      case 'density':
        return t(`export.density.${text as 'compact' | 'regular' | 'airy'}`);
      case 'tone':
        return t(`letter.tones.${text as 'plain' | 'warm' | 'formal'}`);
      case 'length':
        return t(`letter.lengths.${text as 'short' | 'standard' | 'long'}`);
      case 'pageSize':
        return text === 'Letter' ? t('export.letter') : text;
      case 'carriesData':
        return t(value ? 'export.fileData.on' : 'export.fileData.off');
      case 'language':
        return languages.find(({ code }) => code === text)?.nativeName ?? text;
      case 'targetIndustry':
        return text && getIndustryName(text as Industry, language);
      case 'resumeId':
        return text
          ? (resumes?.find(({ id }) => id === text)?.title ?? t('letter.untitled'))
          : t('letter.withoutResume');
      default:
        return text;
    }
  };
  return { name, location, formatValue };
}

const isEntryLike = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
