// Separate from `file-data.ts`, because threads that import files need these names but no code that composes documents.

/** Name of the PDF attachment that contains the resume as JSON Resume. */
export const attachmentName = 'resume.json';

/** Namespace of the element in a Word file that contains the resume as JSON Resume. */
export const customXmlNamespace = 'urn:shortlist:json-resume';
