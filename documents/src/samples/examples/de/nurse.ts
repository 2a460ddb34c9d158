import { nurse } from '../../nurse/de';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Die Fachweiterbildung steht dort, wo eine Stationsleitung sucht.',
  skills: ['Ersteinschätzung', 'Wundversorgung', 'Schichtleitung'],
  resume: nurse.resume,
};
