import { machineViewSchema } from '@shortlist/contracts/builder/machine-view';
import { fileAnswerSchema, fitAnswerSchema, type ResumeFile } from '@shortlist/contracts/builder/saved-resume';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { api, ApiError, getQuery, send } from '@shortlist/shared-ui/api';

const path = (id: string) => `/api/resumes/${encodeURIComponent(id)}` as const;

/** PDF of the stored resume. `name` is its file name. */
export interface PdfFile {
  name: string;
  bytes: ArrayBuffer;
}

/** Returns a link to the PDF. Throws a 402 `ApiError` for a premium template. */
export async function pdfLink(id: string, signal?: AbortSignal) {
  const { success, pdfUrl } = await api.post(`${path(id)}/pdf`, pdfAnswerSchema, {}, { signal });
  if (!success || !pdfUrl) throw new Error('No PDF was returned');
  return pdfUrl as `/api/files/${string}/${string}`;
}

export const nameOf = (url: string) =>
  decodeURIComponent(
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  );

export const pdfQuery = (id: string, version: number) => ({
  queryKey: [`${path(id)}/pdf`, version],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PdfFile> => {
    const url = await pdfLink(id, signal);
    const answer = await send('GET', url, undefined, { signal });
    return { name: nameOf(url), bytes: await answer.arrayBuffer() };
  },
  gcTime: 60_000,
});

export const isPremiumOnly = (error: unknown) => error instanceof ApiError && error.status === 402;

export const machineQuery = (id: string, version: number) => {
  const query = getQuery(`${path(id)}/machine`, machineViewSchema);
  return { ...query, queryKey: [...query.queryKey, version] };
};

export const fitTo = (id: string, pages: number) => api.post(`${path(id)}/fit`, fitAnswerSchema, { pages });

export const fileLink = (id: string, order: ResumeFile) => api.post(`${path(id)}/file`, fileAnswerSchema, order);
