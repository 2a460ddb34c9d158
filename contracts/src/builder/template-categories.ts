/** In the order of the gallery's tabs. */
export const templateCategories = ['modern', 'classic', 'creative', 'ats', 'tech'] as const;
