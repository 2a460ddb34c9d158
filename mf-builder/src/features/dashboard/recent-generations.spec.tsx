import type { GenerationSummary } from '@shortlist/contracts/generator/generation';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../../messages';
import { resumeFixture } from '../../testing/document-fixtures';
import { FakeDashboardServer } from '../../testing/fake-dashboard-server';
import { RecentGenerations } from './recent-generations';

const CurrentPath = () => <p data-testid="path">{useLocation().pathname}</p>;

const generation: GenerationSummary = {
  id: 'g-1',
  jobTitle: 'Nurse educator',
  industry: 'Healthcare',
  language: 'en',
  atsScore: 58,
  potential: 91,
  openBlanks: 4,
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe('earlier results', () => {
  let server: FakeDashboardServer;
  beforeEach(async () => {
    server = new FakeDashboardServer();
    await server.start();
  });
  afterEach(() => server.stop());

  const renderGenerations = () =>
    renderScreen(
      <>
        <RecentGenerations />
        <CurrentPath />
      </>,
      { url: '/dashboard', area: 'builder', loadMessages },
    );

  it('shows the last five results, and the rest on request', async () => {
    server.generations = Array.from({ length: 7 }, (_, index) => ({ ...generation, id: `g-${index}` }));
    await renderGenerations();
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('opens a generation as a resume', async () => {
    server.lists.resumes.push({ ...resumeFixture });
    server.generations = [generation];
    await renderGenerations();
    const generationLink = await screen.findByRole('link', { name: 'Nurse educator' });
    expect(generationLink).toHaveAttribute('href', '/autonomous?result=g-1');
    fireEvent.click(screen.getByRole('button', { name: 'Open Nurse educator as a resume' }));
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/resume-builder/made-1'));
    expect(server.calls).toEqual([{ method: 'POST', path: '/api/resumes/draft', body: { generationId: 'g-1' } }]);
  });
});
