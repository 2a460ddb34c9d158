import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages as loadShellMessages } from '../messages';
import { loadAccountMessages } from './messages';
import VerifyScreen from './verify-screen';

const user = {
  id: '1',
  username: 'ines.h',
  email: 'a@b.co',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09',
};
const loadMessages = async (language: Language) => ({
  ...(await loadShellMessages(language)),
  ...(await loadAccountMessages(language)),
});

describe('address verification by an emailed link', () => {
  let requests: unknown[];
  let currentUserResponse: { status: number; body: unknown };
  let reply: { status: number; body: unknown };
  let openAuthDialog: jest.Mock;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    localStorage.clear();
    requests = [];
    openAuthDialog = jest.fn();
    currentUserResponse = { status: 200, body: { user } };
    reply = { status: 200, body: { user } };
    server = await startApiServer((request, response, body) => {
      if (request.url === '/api/me/address') return sendJson(response, 200, { verified: false, pending: null });
      if (request.method === 'GET') return sendJson(response, currentUserResponse.status, currentUserResponse.body);
      requests.push([request.url, body]);
      sendJson(response, reply.status, reply.body);
    });
  });
  afterEach(() => server.close());

  const openScreen = () =>
    renderScreen(<VerifyScreen />, {
      url: '/verify-address?token=abc.def',
      loadMessages,
      shell: { openAuthDialog },
    });

  it('verifies only when the button is clicked', async () => {
    await openScreen();
    expect(await screen.findByText('Confirm that a@b.co is your email address.')).toBeInTheDocument();
    expect(requests).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Verify this address' }));
    expect(await screen.findByText('Your email address is verified')).toBeInTheDocument();
    expect(requests).toEqual([['/api/me/address/verify', { token: 'abc.def' }]]);
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeInTheDocument();
  });

  it('asks signed-out users to sign in first', async () => {
    currentUserResponse = { status: 401, body: { code: 'signed_out', message: 'm' } };
    await openScreen();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(openAuthDialog).toHaveBeenCalled());
    expect(requests).toEqual([]);
  });

  it('explains that the link has expired and where to get a new one', async () => {
    reply = {
      status: 400,
      body: { code: 'invalid_input', message: 'Over', issues: [{ path: 'token', message: 'Over' }] },
    };
    await openScreen();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify this address' }));
    expect(await screen.findByText(/^This link is no longer valid/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeInTheDocument();
  });
});
