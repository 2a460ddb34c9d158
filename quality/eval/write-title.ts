/**
 * `npm run write -w quality -- TITLE INDUSTRY [LANGUAGE]` prints the occupation that the built-in writer finds for a
 * title, and the generated resume. The language defaults to English.
 */
import { findOccupation } from '@shortlist/backend/engine/writing/rule-based/titles/find-occupation';
import { writeGeneration } from '@shortlist/backend/engine/writing/rule-based/generation';
import { industries } from '@shortlist/contracts/platform/industries';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { toPlainText } from '@shortlist/documents/plain-text';
import { exitWithUsage, readArguments } from '@shortlist/scripts/arguments';
import { evaluationDate } from '../shared/score-file';

const usage = 'npm run write -w quality -- TITLE INDUSTRY [LANGUAGE]';
const [jobTitle, industryName, languageCode = 'en'] = readArguments(usage).names;
const industry = industries.find((name) => name.toLowerCase() === industryName?.toLowerCase());
if (!jobTitle || !industry) exitWithUsage(usage, `INDUSTRY is one of: ${industries.join(', ')}`);
const { data: language } = languageSchema.safeParse(languageCode);
if (!language) exitWithUsage(usage, `Unknown language: ${languageCode}`);
const { occupation, isGeneral } = findOccupation(jobTitle, industry, language);
console.log(`Occupation: ${occupation.title}${isGeneral ? ' (no occupation matches the title)' : ''}\n`);
const { resume } = writeGeneration({ jobTitle, industry, language, pageSize: 'A4', today: evaluationDate });
console.log(toPlainText(composeResume(resume, { templateId: 'modern-professional', language, pageSize: 'A4' })));
