import { nurse } from '../../nurse/de';
import { analyst } from './analyst';
import { developer } from './developer';
import { director } from './director';
import { marketer } from './marketer';
import { service } from './service';

export const resumes = { developer, marketer, nurse: nurse.resume, analyst, director, service };
