import { screen } from '@testing-library/react';
import { registrySchema } from '@shortlist/contracts/platform/registry';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { OverrideBanner } from './override-banner';

const remote = {
  name: 'mf-builder',
  entry: '/mf-builder/1/entry.js',
  version: '1',
  contract: 1,
  mounts: ['/templates'],
};
const override = { from: 'http://localhost:4303', site: 'https://shortlist.example' };
const createRegistry = (properties: object) => registrySchema.parse({ remotes: [{ ...remote, ...properties }] });
const renderBanner = (registry: ReturnType<typeof createRegistry>, url = '/de/templates?template=modern') =>
  renderScreen(<OverrideBanner registry={registry} />, { url, loadMessages });

it('shows where each overridden area comes from and links to the same path on the site', async () => {
  await renderBanner(createRegistry({ override }));
  const banner = screen.getByRole('complementary');
  expect(banner.textContent).toContain('mf-builder');
  expect(banner.textContent).toContain(override.from);
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(
    'https://shortlist.example/de/templates?template=modern',
  );
});

it('is absent without overrides, and rejects an unsafe site URL', async () => {
  await renderBanner(createRegistry({}));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(() => createRegistry({ override: { ...override, site: 'javascript:alert(1)' } })).toThrow('URL');
});
