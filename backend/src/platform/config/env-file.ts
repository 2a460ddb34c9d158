import { existsSync } from 'node:fs';

/** Variables of a `.env` file. What the environment says already stays. */
export function loadEnvFile(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
