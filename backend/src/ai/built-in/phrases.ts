import type { Rank } from './title';

/** Whether a bullet waits for a figure. */
export function hasFigure(bullet: string): boolean {
  return bullet.includes('[number]');
}

/** What rank adds: how the work is done, never how much of it. The number of people is the person's to fill. */
export const rankWording: Record<Rank, { summary: string; bullet: string } | undefined> = {
  junior: {
    summary: 'Asks early, writes things down and acts on feedback.',
    bullet: 'Ask for feedback on finished work and note what to do differently next time.',
  },
  standard: undefined,
  senior: {
    summary: 'Explains decisions plainly and helps newer colleagues find their feet.',
    bullet: 'Guide [number] newer colleagues, with feedback on real work and time for questions.',
  },
  lead: {
    summary: 'Sets clear priorities and keeps decisions and their reasons in writing.',
    bullet: 'Plan and review the work of [number] people, with priorities that everyone can see.',
  },
};

/** Last paragraph of the letter; takes two strengths, "wound care and infection control". */
export const closings: readonly ((strengths: string) => string)[] = [
  (strengths) =>
    `I would bring the same care to [Company], together with ${strengths}. I would be glad to talk about how I could help your team.`,
  (strengths) =>
    `I could be of use to [Company] from the first weeks, with ${strengths} as a start. I would welcome a conversation about what the role needs most.`,
  (strengths) =>
    `What I would bring to [Company] is steady work, ${strengths}, and colleagues who know where things stand. I look forward to hearing from you.`,
  (strengths) =>
    `I would like to do this work at [Company], and to put ${strengths} to use there. Thank you for your time; I would be happy to tell you more.`,
];
