import { act, screen } from '@testing-library/react';
import type { User } from '@shortlist/contracts/account/auth';
import { useQuery } from '@shortlist/shared-ui/query';
import * as z from '@shortlist/contracts/z';
import { getQueryOptions } from '../api/client';
import { renderScreen } from '../testing/render-screen';
import { sendJson, startApiServer } from '../testing/api-server';
import { useSession, useCompleteSignIn, useSignOut } from './session';

const ines: User = {
  id: '1',
  username: 'ines.h',
  email: 'ines@example.com',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09T10:00:00.000Z',
};

function SessionStatus() {
  const { user, isConfirmed } = useSession();
  const completeSignIn = useCompleteSignIn();
  const signOut = useSignOut();
  const { data } = useQuery(getQueryOptions('/api/count', z.number()));
  return (
    <>
      <p>{`${user?.username ?? 'nobody'} ${isConfirmed ? 'confirmed' : 'unconfirmed'} ${data ?? '-'}`}</p>
      <button onClick={() => void completeSignIn(ines)}>in</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  );
}

describe('session', () => {
  let userResponse: { status: number; body: unknown };
  let countResponses: number;
  let requests: string[];
  let server: { close: () => Promise<void> };
  beforeEach(async () => {
    localStorage.clear();
    countResponses = 0;
    requests = [];
    userResponse = { status: 401, body: { code: 'signed_out', message: 'm' } };
    server = await startApiServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (request.url === '/api/count') sendJson(response, 200, ++countResponses);
      else if (request.url === '/api/auth/me') sendJson(response, userResponse.status, userResponse.body);
      else sendJson(response, 200, {});
    });
  });
  afterEach(() => server.close());

  it("shows the user stored on the last visit, then the server's response", async () => {
    localStorage.setItem('user', JSON.stringify(ines));
    await renderScreen(<SessionStatus />);
    expect(screen.getByText(/ines.h unconfirmed/)).toBeInTheDocument();
    expect(await screen.findByText(/nobody confirmed/)).toBeInTheDocument();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('does not request the user without a user session', async () => {
    document.cookie = 'shortlist.session=guest';
    await renderScreen(<SessionStatus />);
    expect(await screen.findByText('nobody confirmed 1')).toBeInTheDocument();
    expect(requests).toEqual(['GET /api/count']);
    document.cookie = 'shortlist.session=user';
  });

  it('removes a stored user that cannot be parsed', async () => {
    localStorage.setItem('user', '{"id":');
    await renderScreen(<SessionStatus />);
    // A response after the end of the test would remove the stored user of the next test.
    expect(await screen.findByText('nobody confirmed 1')).toBeInTheDocument();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('keeps the stored user when the server is unreachable', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('user', JSON.stringify(ines));
    userResponse = { status: 503, body: {} };
    await renderScreen(<SessionStatus />);
    expect(await screen.findByText(/ines.h confirmed/)).toBeInTheDocument();
    expect(consoleError).toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it('stores the signed-in user and refetches loaded data', async () => {
    await renderScreen(<SessionStatus />);
    await screen.findByText('nobody confirmed 1');
    act(() => screen.getByText('in').click());
    expect(await screen.findByText('ines.h confirmed 2')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ines);
  });

  it('clears the user, loaded data and browser data on sign-out', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('resume.unsaved.new', '{}');
    sessionStorage.setItem('contact', '{}');
    userResponse = { status: 200, body: { user: ines } };
    await renderScreen(<SessionStatus />);
    await screen.findByText('ines.h confirmed 1');
    act(() => screen.getByText('out').click());
    expect(await screen.findByText('nobody confirmed 2')).toBeInTheDocument();
    expect(requests).toContain('POST /api/auth/logout');
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(sessionStorage).toHaveLength(0);
  });
});
