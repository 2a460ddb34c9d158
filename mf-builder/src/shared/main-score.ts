interface Scores {
  atsScore: number | null;
  matchScore?: number | null | undefined;
}

/** The score shown in lists: the job match score, or the ATS score if there is no job posting. */
export const getMainScore = ({ atsScore, matchScore }: Scores): number | null => matchScore ?? atsScore;
