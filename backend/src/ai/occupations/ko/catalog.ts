import type { OccupationCatalog } from '../occupation';
import { construction } from './construction';
import { consulting } from './consulting';
import { customerService } from './customer-service';
import { design } from './design';
import { education } from './education';
import { engineering } from './engineering';
import { finance } from './finance';
import { government } from './government';
import { healthcare } from './healthcare';
import { humanResources } from './human-resources';
import { legal } from './legal';
import { manufacturing } from './manufacturing';
import { marketing } from './marketing';
import { media } from './media';
import { nonProfit } from './non-profit';
import { operations } from './operations';
import { realEstate } from './real-estate';
import { retail } from './retail';
import { sales } from './sales';
import { technology } from './technology';

export const ko: OccupationCatalog = {
  Healthcare: healthcare,
  Technology: technology,
  Finance: finance,
  Education: education,
  Marketing: marketing,
  Sales: sales,
  Engineering: engineering,
  Design: design,
  Operations: operations,
  Legal: legal,
  'Human Resources': humanResources,
  'Customer Service': customerService,
  Manufacturing: manufacturing,
  Retail: retail,
  'Real Estate': realEstate,
  Consulting: consulting,
  'Non-profit': nonProfit,
  Government: government,
  Media: media,
  Construction: construction,
};
