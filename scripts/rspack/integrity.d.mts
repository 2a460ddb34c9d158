export const integrityAlgorithm: string;
export function computeIntegrity(file: string): string;
