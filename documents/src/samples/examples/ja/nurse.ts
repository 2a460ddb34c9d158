import { nurse } from '../../nurse/ja';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '資格は、看護師長が探す場所に置いています。',
  skills: ['トリアージ', 'ACLS', 'リーダー業務'],
  resume: nurse.resume,
};
