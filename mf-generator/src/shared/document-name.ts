/** The two documents of a generation, by the names that calls use. */
export type DocumentName = 'resume' | 'coverLetter';
