import { importResultSchema, type ImportResult } from '@shortlist/contracts/builder/import';
import { resumeSchema, type CreateResumeDraftRequest, type Resume } from '@shortlist/contracts/builder/resume';
import { api } from '@shortlist/shared-ui/api';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { addMissingScheme } from '../../shared/fields/field-text';
import type { ImportReview } from './import-review';

export async function toBase64(file: Blob): Promise<string> {
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}

export const importFile = (fileName: string, base64: string, signal: AbortSignal): Promise<ImportResult> =>
  api.post('/api/imports', importResultSchema, { fileName: fileName.slice(-300), data: base64 }, { signal });

export function createResume({ content, tray, file, createKey }: ImportReview): Promise<Resume> {
  const { personalInfo, projects } = content;
  const draft: Partial<CreateResumeDraftRequest> = {
    ...content,
    // URLs in files often lack a scheme, but the save endpoint requires full URLs.
    personalInfo: {
      ...personalInfo,
      website: addMissingScheme(personalInfo.website),
      linkedin: addMissingScheme(personalInfo.linkedin),
    },
    projects: projects.map((project) => ({
      ...project,
      url: addMissingScheme(project.url),
      github: addMissingScheme(project.github),
    })),
    tray,
    language: file.language,
    pageSize: getDefaultPageSize(),
    // A file exported by Shortlist contains its design, language and paper size.
    ...file.settings,
    cause: 'import',
  };
  return api.post('/api/resumes/draft', resumeSchema, draft, { headers: { 'Idempotency-Key': createKey } });
}
