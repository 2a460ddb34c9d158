import { existsSync } from 'node:fs';

export function loadEnvFile(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}
