/** The two documents of a generation, as named in the API. */
export type DocumentName = 'resume' | 'coverLetter';
