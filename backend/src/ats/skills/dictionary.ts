import consulting from './consulting.json';
import customerService from './customer-service.json';
import education from './education.json';
import finance from './finance.json';
import general from './general.json';
import government from './government.json';
import healthcare from './healthcare.json';
import humanResources from './human-resources.json';
import manufacturing from './manufacturing.json';
import nonProfit from './non-profit.json';
import realEstate from './real-estate.json';
import retail from './retail.json';
import technology from './technology.json';
import { type Skill, type SkillFile, skillsOf } from './skill';

/** One file an industry, and one for what all of them share. */
export const skillFiles: Record<string, SkillFile> = {
  general: general as SkillFile,
  healthcare: healthcare as SkillFile,
  technology: technology as SkillFile,
  finance: finance as SkillFile,
  education: education as SkillFile,
  'human-resources': humanResources as SkillFile,
  'customer-service': customerService as SkillFile,
  manufacturing: manufacturing as SkillFile,
  retail: retail as SkillFile,
  'real-estate': realEstate as SkillFile,
  consulting: consulting as SkillFile,
  'non-profit': nonProfit as SkillFile,
  government: government as SkillFile,
};

/** Every skill that we know by name. */
export const dictionary: readonly Skill[] = Object.values(skillFiles).flatMap(skillsOf);
