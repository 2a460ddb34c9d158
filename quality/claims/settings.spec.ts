import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from '@shortlist/backend/platform/config/environment.schema';

it('.env.example documents all settings of the backend and no others', () => {
  const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
  const documentedNames = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(documentedNames.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
});
