export const releaseUrlPlaceholder: string;
