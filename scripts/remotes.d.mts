export const remotes: string[];
