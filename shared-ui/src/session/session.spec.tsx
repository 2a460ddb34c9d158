import { act, screen } from '@testing-library/react';
import type { User } from '@shortlist/contracts/account/auth';
import { useQuery } from '@shortlist/shared-ui/query';
import * as z from '@shortlist/contracts/z';
import { getQueryOptions } from '../api/client';
import { sendJson, renderScreen, startApiServer } from '../testing/render-screen';
import { useSession, useCompleteSignIn, useSignOut } from './session';

const ines: User = {
  id: '1',
  username: 'ines.h',
  email: 'ines@example.com',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09T10:00:00.000Z',
};

function Who() {
  const { user, isConfirmed } = useSession();
  const signedIn = useCompleteSignIn();
  const signOut = useSignOut();
  const { data } = useQuery(getQueryOptions('/api/count', z.number()));
  return (
    <>
      <p>{`${user?.username ?? 'nobody'} ${isConfirmed ? 'known' : 'guessed'} ${data ?? '-'}`}</p>
      <button onClick={() => void signedIn(ines)}>in</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  );
}

describe('session', () => {
  let me: { status: number; body: unknown };
  let counts: number;
  let calls: string[];
  let server: { close: () => Promise<void> };
  beforeEach(async () => {
    localStorage.clear();
    counts = 0;
    calls = [];
    me = { status: 401, body: { code: 'signed_out', message: 'm' } };
    server = await startApiServer((request, response) => {
      calls.push(`${request.method} ${request.url}`);
      if (request.url === '/api/count') sendJson(response, 200, ++counts);
      else if (request.url === '/api/auth/me') sendJson(response, me.status, me.body);
      else sendJson(response, 200, {});
    });
  });
  afterEach(() => server.close());

  it("shows the user of the last visit, then the server's response", async () => {
    localStorage.setItem('user', JSON.stringify(ines));
    await renderScreen(<Who />);
    expect(screen.getByText(/ines.h guessed/)).toBeTruthy();
    expect(await screen.findByText(/nobody known/)).toBeTruthy();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('sends no request without a user session', async () => {
    document.cookie = 'shortlist.session=guest';
    await renderScreen(<Who />);
    expect(await screen.findByText('nobody known 1')).toBeTruthy();
    expect(calls).toEqual(['GET /api/count']);
    document.cookie = 'shortlist.session=user';
  });

  it('removes a stored user that cannot be parsed', async () => {
    localStorage.setItem('user', '{"id":');
    await renderScreen(<Who />);
    expect(screen.getByText(/nobody/)).toBeTruthy();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('keeps the stored user when the server is unreachable', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('user', JSON.stringify(ines));
    me = { status: 503, body: {} };
    await renderScreen(<Who />);
    expect(await screen.findByText(/ines.h known/)).toBeTruthy();
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('stores the signed-in user and refetches loaded data', async () => {
    await renderScreen(<Who />);
    await screen.findByText('nobody known 1');
    act(() => screen.getByText('in').click());
    expect(await screen.findByText('ines.h known 2')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ines);
  });

  it('clears the user, loaded data and browser data on sign-out', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('resume.unsaved.new', '{}');
    sessionStorage.setItem('contact', '{}');
    me = { status: 200, body: { user: ines } };
    await renderScreen(<Who />);
    await screen.findByText('ines.h known 1');
    act(() => screen.getByText('out').click());
    expect(await screen.findByText('nobody known 2')).toBeTruthy();
    expect(calls).toContain('POST /api/auth/logout');
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(sessionStorage).toHaveLength(0);
  });
});
