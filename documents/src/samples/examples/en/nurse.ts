import { nurse } from '../../nurse/en';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Certificates where a ward manager looks for them.',
  skills: ['Triage', 'ACLS', 'Charge nurse'],
  resume: nurse.resume,
};
