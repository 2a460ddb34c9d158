// Apart from `file-data.ts`, because the threads that import files need these names and nothing that composes documents.

/** Name of the file in a PDF that has the data of the resume. */
export const attachmentName = 'resume.json';

/** Namespace of the element in a Word file whose text is the data of the resume. */
export const customXmlNamespace = 'urn:shortlist:json-resume';
