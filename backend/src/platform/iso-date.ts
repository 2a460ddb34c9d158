/** Returns the UTC day, "2026-11-21". */
export const toIsoDate = (at = new Date()) => at.toISOString().slice(0, 10);
