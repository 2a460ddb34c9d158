import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { scoreResume } from '../score';
import { renderAndParse } from './render-and-parse';

/**
 * Prints the score of a sample and its file. A test runs this script in separate processes to check that all of them
 * return the same score.
 */
const resume = getSampleResume('fr');
const file = await renderAndParse(resume, { language: 'fr' });
const target = { jobTitle: 'Analyste de données', industry: 'Technology', terms: [{ term: 'SQL', weight: 3 }] };
const score = scoreResume({ resume, file, target, language: 'ko', documentLanguage: 'fr', today: '2026-11-21' });
process.stdout.write(JSON.stringify(score));
