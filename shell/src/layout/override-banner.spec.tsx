import { screen } from '@testing-library/react';
import { registrySchema } from '@shortlist/contracts/platform/registry';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { OverrideBanner } from './override-banner';

const released = {
  name: 'mf-builder',
  entry: '/mf-builder/1/entry.js',
  version: '1',
  contract: 1,
  mounts: ['/templates'],
};
const override = { from: 'http://localhost:4303', site: 'https://shortlist.example' };
const registryWith = (more: object) => registrySchema.parse({ remotes: [{ ...released, ...more }] });
const open = (registry: ReturnType<typeof registryWith>, at = '/de/templates?template=modern') =>
  renderScreen(<OverrideBanner registry={registry} />, { url: at, loadMessages });

it('shows where each overridden area comes from and links to the same path of the site', async () => {
  await open(registryWith({ override }));
  const banner = screen.getByRole('complementary');
  expect(banner.textContent).toContain('mf-builder');
  expect(banner.textContent).toContain(override.from);
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(
    'https://shortlist.example/de/templates?template=modern',
  );
});

it('is absent without overrides or without a registry', async () => {
  await open(registryWith({}));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(() => registryWith({ override: { ...override, site: 'javascript:alert(1)' } })).toThrow('URL');
});
