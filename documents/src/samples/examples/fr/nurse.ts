import { nurse } from '../../nurse/fr';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Les certificats là où un cadre de santé les cherche.',
  skills: ['Triage', 'AFGSU', 'Soins de plaies'],
  resume: nurse.resume,
};
