/** The score, and how a resume answers its job posting where it has one. */
interface Scores {
  atsScore: number | null;
  matchScore?: number | null | undefined;
}

/** The number that stands first: the job match where there is a posting, else the score. */
export const leadingScore = ({ atsScore, matchScore }: Scores): number | null => matchScore ?? atsScore;
