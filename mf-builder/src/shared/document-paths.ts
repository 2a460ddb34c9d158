export type DocumentCollectionPath = '/api/resumes' | '/api/cover-letters';

export const getDocumentPath = <Path extends DocumentCollectionPath>(path: Path, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const;
export const getResumePath = (id: string) => getDocumentPath('/api/resumes', id);
export const getLetterPath = (id: string) => getDocumentPath('/api/cover-letters', id);
