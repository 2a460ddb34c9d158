import { parserViewSchema } from '@shortlist/contracts/builder/parser-view';
import {
  fileResponseSchema,
  pageFitResponseSchema,
  type ExportResumeRequest,
} from '@shortlist/contracts/builder/resume';
import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import { api, ApiError, getQueryOptions, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { getResumePath, addVersionToKey } from '../../shared/api-paths';

export interface PdfFile {
  name: string;
  bytes: ArrayBuffer;
}

/** Throws a 402 `ApiError` for a premium template. */
export async function requestPdfUrl(id: string, signal?: AbortSignal) {
  const { success, pdfUrl } = await api.post(`${getResumePath(id)}/pdf`, pdfResponseSchema, {}, { signal });
  if (!success || !pdfUrl) throw new Error('No PDF was returned');
  return pdfUrl as `/api/files/${string}/${string}`;
}

export const getFileName = (url: string) =>
  decodeURIComponent(
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  );

export const pdfQuery = (id: string, version: number) => ({
  queryKey: [`${getResumePath(id)}/pdf`, version],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PdfFile> => {
    const url = await requestPdfUrl(id, signal);
    const response = await fetchApiOrThrow('GET', url, undefined, { signal });
    return { name: getFileName(url), bytes: await response.arrayBuffer() };
  },
  gcTime: 60_000,
});

export const isPremiumRequiredError = (error: unknown) => error instanceof ApiError && error.status === 402;

export const parserViewQuery = (id: string, version: number) =>
  addVersionToKey(getQueryOptions(`${getResumePath(id)}/machine`, parserViewSchema), version);

export const requestPageFit = (id: string, pages: number) =>
  api.post(`${getResumePath(id)}/fit`, pageFitResponseSchema, { pages });

export const requestFile = (id: string, request: ExportResumeRequest) =>
  api.post(`${getResumePath(id)}/file`, fileResponseSchema, request);
