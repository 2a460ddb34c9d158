export const languages: string[];
