/** Path of the repository with a slash at the end. */
export const root: string;
export function log(line: string): void;
export function run(command: string, args: string[], env?: Record<string, string>): void;
export function nxCommand(...args: string[]): [command: string, args: string[]];
