import { importedSchema, type Imported } from '@shortlist/contracts/builder/import';
import { resumeSchema, type NewDraft, type Resume } from '@shortlist/contracts/builder/saved-resume';
import { api } from '@shortlist/shared-ui/api';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';
import { fullAddress } from '../../shared/fields/full-address';
import type { Review } from './review';

export async function toBase64(file: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}

export const readImport = (fileName: string, data: string, signal: AbortSignal): Promise<Imported> =>
  api.post('/api/imports', importedSchema, { fileName: fileName.slice(-300), data }, { signal });

export function createResume({ content, tray, file, createKey }: Review): Promise<Resume> {
  const { personalInfo, projects } = content;
  const draft: Partial<NewDraft> = {
    ...content,
    // Files often omit the scheme of a URL; a save requires full URLs.
    personalInfo: {
      ...personalInfo,
      website: fullAddress(personalInfo.website),
      linkedin: fullAddress(personalInfo.linkedin),
    },
    projects: projects.map((project) => ({
      ...project,
      url: fullAddress(project.url),
      github: fullAddress(project.github),
    })),
    tray,
    language: file.language,
    pageSize: localPageSize(),
    cause: 'import',
  };
  return api.post('/api/resumes/draft', resumeSchema, draft, { headers: { 'Idempotency-Key': createKey } });
}
