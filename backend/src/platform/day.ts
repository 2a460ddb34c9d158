/** Formats the UTC day for reports, limits and file names: "2026-11-21". */
export const dayOf = (at = new Date()) => at.toISOString().slice(0, 10);
