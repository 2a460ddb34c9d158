// Separate from `file-data.ts`, so that import worker threads don't load the code that composes documents.

/** Name of the PDF attachment that contains the resume as JSON Resume. */
export const attachmentName = 'resume.json';

/** Namespace of the custom XML in a Word file that contains the resume in JSON Resume format. */
export const customXmlNamespace = 'urn:shortlist:json-resume';
