import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { scoreResume } from '../score';
import { renderAndParse } from './render-and-parse';

/**
 * Prints the score of a sample and its file. Runs as a separate process in the test that every process returns the same
 * score.
 */
const resume = getSampleResume('fr');
const file = await renderAndParse(resume, { language: 'fr' });
const target = { jobTitle: 'Analyste de données', industry: 'Technology', terms: [{ term: 'SQL', weight: 3 }] };
const score = scoreResume({ resume, file, target, language: 'ko', documentLanguage: 'fr', today: '2026-11-21' });
process.stdout.write(JSON.stringify(score));
