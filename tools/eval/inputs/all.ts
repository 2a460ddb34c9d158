import { languages } from '@shortlist/contracts/platform/languages';
import { generations } from './generations';
import type { Input } from './input';
import { analystOf, analysts, nurseOf } from './people';
import { bulletsOf, letterOf, summaryOf } from './person';

export async function allInputs(): Promise<Input[]> {
  const each = languages.map(async ({ code }) => {
    const nurse = await nurseOf(code);
    const analyst = analystOf(code);
    return [
      ...generations(code),
      letterOf(nurse, 'long'),
      letterOf(analyst, 'standard'),
      bulletsOf(nurse),
      bulletsOf(analyst, analysts[code].weak),
      summaryOf(nurse, true),
      summaryOf(analyst, false),
    ];
  });
  return (await Promise.all(each)).flat();
}
