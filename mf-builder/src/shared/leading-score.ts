interface Scores {
  atsScore: number | null;
  matchScore?: number | null | undefined;
}

/** Returns the score that is shown first: the job match if there is a job posting, else the score. */
export const leadingScore = ({ atsScore, matchScore }: Scores): number | null => matchScore ?? atsScore;
