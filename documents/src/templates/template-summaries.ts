interface TemplateSummary {
  name: string;
  isPremium?: true;
}

const summaries = {
  'modern-professional': { name: 'Modern Professional' },
  'modern-accent': { name: 'Modern Accent', isPremium: true },
  'classic-executive': { name: 'Classic Executive' },
  'classic-serif': { name: 'Classic Serif', isPremium: true },
  'creative-portfolio': { name: 'Creative Portfolio' },
  'creative-split': { name: 'Creative Split', isPremium: true },
  'minimal-clean': { name: 'Minimal Clean' },
  'ats-compact': { name: 'ATS Compact', isPremium: true },
  'tech-focused': { name: 'Tech Focused' },
  'tech-lead': { name: 'Tech Lead', isPremium: true },
} satisfies Record<string, TemplateSummary>;

export type TemplateId = keyof typeof summaries;

/** Names of the templates by id, in the order of the gallery, available without loading the designs. */
export const templateSummaries: Record<TemplateId, TemplateSummary> = summaries;
