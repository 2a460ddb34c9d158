import { existsSync } from 'node:fs';

/** Loads the variables of a `.env` file. Existing environment variables take precedence. */
export function loadEnvFile(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
