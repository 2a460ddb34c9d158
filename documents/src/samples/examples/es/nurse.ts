import { nurse } from '../../nurse/es';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Los certificados, donde los busca una supervisora.',
  skills: ['Triaje', 'Soporte vital avanzado', 'Cura de heridas'],
  resume: nurse.resume,
};
