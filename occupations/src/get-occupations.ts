import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { industries, type Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { IndustryOccupations } from './occupation.schema';

// The backend's build copies the files next to its bundle (`backend/rspack.config.mjs`).
const folder = new URL(import.meta.url.endsWith('.ts') ? '../data/' : './occupations/', import.meta.url);

const cache = new Map<string, IndustryOccupations>();

/** Reads the industry's file on the first call. A test validates the files. */
export function getIndustryOccupations(language: Language, industry: Industry): IndustryOccupations {
  const path = getFilePath(language, industry);
  const cached = cache.get(path);
  if (cached) return cached;
  const content = readJson(fileURLToPath(new URL(path, folder))) as IndustryOccupations;
  cache.set(path, content);
  return content;
}

export const getAllOccupations = (language: Language): IndustryOccupations[] =>
  industries.map((industry) => getIndustryOccupations(language, industry));

const getFilePath = (language: Language, industry: Industry) =>
  `${language}/${industry.toLowerCase().replaceAll(' ', '-')}.json`;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
