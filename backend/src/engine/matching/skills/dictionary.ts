import construction from './construction.json';
import consulting from './consulting.json';
import customerService from './customer-service.json';
import design from './design.json';
import education from './education.json';
import engineering from './engineering.json';
import finance from './finance.json';
import general from './general.json';
import government from './government.json';
import healthcare from './healthcare.json';
import humanResources from './human-resources.json';
import legal from './legal.json';
import manufacturing from './manufacturing.json';
import marketing from './marketing.json';
import media from './media.json';
import nonProfit from './non-profit.json';
import operations from './operations.json';
import realEstate from './real-estate.json';
import retail from './retail.json';
import sales from './sales.json';
import technology from './technology.json';
import { type Skill, type SkillFile, parseSkillFile } from './skill';

export const skillFiles: Record<string, SkillFile> = {
  general: general as SkillFile,
  construction: construction as SkillFile,
  consulting: consulting as SkillFile,
  'customer-service': customerService as SkillFile,
  design: design as SkillFile,
  education: education as SkillFile,
  engineering: engineering as SkillFile,
  finance: finance as SkillFile,
  government: government as SkillFile,
  healthcare: healthcare as SkillFile,
  'human-resources': humanResources as SkillFile,
  legal: legal as SkillFile,
  manufacturing: manufacturing as SkillFile,
  marketing: marketing as SkillFile,
  media: media as SkillFile,
  'non-profit': nonProfit as SkillFile,
  operations: operations as SkillFile,
  'real-estate': realEstate as SkillFile,
  retail: retail as SkillFile,
  sales: sales as SkillFile,
  technology: technology as SkillFile,
};

export const skillDictionary: readonly Skill[] = Object.values(skillFiles).flatMap(parseSkillFile);
