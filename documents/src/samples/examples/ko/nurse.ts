import { nurse } from '../../nurse/ko';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '자격은 수간호사가 찾는 자리에 두었습니다.',
  skills: ['중증도 분류', 'ACLS', '책임간호사'],
  resume: nurse.resume,
};
