import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { renderScreen, type RenderScreenResult } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages as loadShellMessages } from '../messages';
import { loadAccountMessages } from './messages';
import ResetPasswordScreen from './reset-password-screen';

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

describe('password reset by email link', () => {
  let view: RenderScreenResult;
  let requests: { url?: string; body: unknown }[];
  let reply: { status: number; body: unknown };
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    localStorage.clear();
    requests = [];
    reply = { status: 200, body: { user } };
    server = await startApiServer((request, response, body) => {
      requests.push({ url: request.url, body });
      sendJson(response, reply.status, reply.body);
    });
  });
  afterEach(() => server.close());

  const openScreen = async (url: string, routePaths: string[] = []) => {
    view = await renderScreen(<ResetPasswordScreen />, {
      url,
      loadMessages,
      shell: { hasRoute: (path) => routePaths.includes(path) },
    });
  };
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const submitPassword = (password: string, confirmation = password) => {
    type('New password', password);
    type('Confirm new password', confirmation);
    fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  };

  it('saves the password, signs in, and removes the token from the URL', async () => {
    await openScreen('/reset-password?token=abc', ['/dashboard']);
    submitPassword('three long words');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/dashboard'));
    expect(requests[0]).toEqual({ url: '/api/auth/reset', body: { token: 'abc', password: 'three long words' } });
    expect(view.toasts).toEqual([{ title: 'New password saved', description: 'Signed in as ines.h' }]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  });

  it('rejects a confirmation that does not match the password', async () => {
    await openScreen('/reset-password?token=abc');
    submitPassword('three long words', 'three long worms');
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('offers a new link when the link has expired', async () => {
    const message = 'This link is no longer valid.';
    reply = { status: 400, body: { code: 'invalid_input', message, issues: [{ path: 'token', message }] } };
    await openScreen('/reset-password?token=abc');
    submitPassword('three long words');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();

    reply = { status: 200, body: { success: true } };
    type('Email', ' a@b.co ');
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^If there’s an account for a@b\.co, we’ve sent/)).toBeInTheDocument();
    expect(requests.at(-1)?.url).toBe('/api/auth/forgot');
  });

  it('asks for an email when the link has no token', async () => {
    await openScreen('/reset-password');
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(view.toasts[0]?.description).toBe('Please enter your email address'));
    expect(requests).toEqual([]);
  });
});
