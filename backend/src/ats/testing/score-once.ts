import { sampleResume } from '@shortlist/documents/samples/samples';
import { scoreResume } from '../score';
import { fileOf } from './file-of';

/**
 * Prints the score of a sample with its file. Runs in a separate process for the test that all processes return the
 * same score.
 */
const resume = sampleResume('fr');
const file = await fileOf(resume, { language: 'fr' });
const target = { jobTitle: 'Analyste de données', industry: 'Technology', terms: [{ term: 'SQL', weight: 3 }] };
const score = scoreResume({ resume, file, target, language: 'ko', documentLanguage: 'fr', today: '2026-11-21' });
process.stdout.write(JSON.stringify(score));
