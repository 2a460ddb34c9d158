import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories, setProjectAnnotations, type Meta } from '@storybook/react';
import preview from '../.storybook/preview';
import { exports as packageExports } from '../package.json';

const storyFiles = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

beforeAll(() => void setProjectAnnotations(preview));
afterEach(() => jest.restoreAllMocks());

it('covers every component that the package exports', () => {
  const components = Object.entries(packageExports)
    .filter(([name, file]) => name.startsWith('./components/') && file.endsWith('.tsx'))
    .map(([, file]) => file.replace('./src/', ''));
  const componentsWithoutStories = components.filter(
    (file) => !storyFiles.includes(file.replace('.tsx', '.stories.tsx')),
  );
  expect(components.length).toBeGreaterThan(20);
  expect(componentsWithoutStories).toEqual([]);
});

it.each(storyFiles)('renders the stories of %s without an error', async (file) => {
  const consoleError = jest.spyOn(console, 'error');
  const module = (await import(join(__dirname, file))) as { default: Meta };
  const stories: Record<string, { run: () => Promise<void> }> = composeStories(module);
  for (const story of Object.values(stories)) await story.run();
  expect(consoleError).not.toHaveBeenCalled();
});
