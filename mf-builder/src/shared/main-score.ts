interface Scores {
  atsScore: number | null;
  matchScore?: number | null | undefined;
}

/** Returns the score that lists show: the job match score, or the ATS score if there is no job posting. */
export const getMainScore = ({ atsScore, matchScore }: Scores): number | null => matchScore ?? atsScore;
