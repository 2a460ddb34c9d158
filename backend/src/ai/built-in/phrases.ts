import type { Rank } from './title';

/** Whether a bullet waits for a figure. */
export function hasFigure(bullet: string): boolean {
  return bullet.includes('[number]');
}

/** What rank adds: how the work is done, never how much of it. The number of people is the person's to fill. */
export const rankWording: Record<Rank, { summary: string; bullet: string } | undefined> = {
  junior: {
    summary: 'Learns quickly, asks questions early and acts on feedback.',
    bullet: 'Ask for feedback on completed work and apply it to the next task.',
  },
  standard: undefined,
  senior: {
    summary: 'Shares knowledge openly and supports newer colleagues.',
    bullet: 'Mentor [number] newer colleagues through regular feedback and on-the-job guidance.',
  },
  lead: {
    summary: 'Sets clear priorities, delegates well and communicates decisions openly.',
    bullet: 'Set priorities for [number] people and review results with them regularly.',
  },
};

/** Last paragraph of the letter; takes two strengths, "wound care and infection control". */
export const closings: readonly ((strengths: string) => string)[] = [
  (strengths) =>
    `I would like to bring this experience to [Company], together with my knowledge of ${strengths}. I would be glad to discuss how I could support your team.`,
  (strengths) =>
    `I am confident that my background in ${strengths} would be useful to [Company]. I would welcome the chance to talk about what the role needs most.`,
  (strengths) =>
    `At [Company], I would build on this experience and on my knowledge of ${strengths}. I look forward to hearing from you.`,
  (strengths) =>
    `I would be glad to put my experience in ${strengths} to use at [Company]. Thank you for your time and consideration; I would be happy to tell you more in person.`,
];
