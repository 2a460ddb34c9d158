import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { renderScreen, type RenderScreenResult } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages as loadShellMessages } from '../messages';
import AccountScreen from './account-screen';
import { loadAccountMessages } from './messages';

const user = {
  id: '1',
  username: 'ines.h',
  email: 'ines@example.com',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09T10:00:00.000Z',
};
const session = { createdAt: '2026-11-09T10:00:00.000Z', usedAt: '2026-11-21T10:00:00.000Z' };
const currentSession = { id: 'here', browser: 'Firefox', system: 'Linux', current: true, ...session };
const phoneSession = { id: 'phone', browser: 'Safari', system: 'iPhone', current: false, ...session };
const unknownSession = { id: 'nameless', browser: '', system: '', current: false, ...session };
const events = ['sign_in_failed', 'signed_in', 'signed_in', 'signed_in', 'signed_in', 'registered'].map(
  (kind, index) => ({
    id: 9 - index,
    at: session.usedAt,
    kind,
    network: `198.51.${index}.0/24`,
    browser: 'Firefox',
    system: 'Linux',
  }),
);
const loadMessages = async (language: Language) => ({
  ...(await loadShellMessages(language)),
  ...(await loadAccountMessages(language)),
});

describe('account', () => {
  let view: RenderScreenResult;
  let currentUserResponse: { status: number; body: unknown };
  let addressResponse: object;
  let sessions: object[];
  let requests: { endpoint: string; body: unknown }[];
  let errorResponse: { status: number; body: unknown } | undefined;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    localStorage.clear();
    currentUserResponse = { status: 200, body: { user } };
    addressResponse = { verified: true, pending: null };
    sessions = [currentSession, phoneSession, unknownSession];
    requests = [];
    errorResponse = undefined;
    server = await startApiServer((request, response, body) => {
      const endpoint = `${request.method} ${request.url}`;
      if (endpoint === 'GET /api/auth/me')
        return sendJson(response, currentUserResponse.status, currentUserResponse.body);
      if (endpoint === 'GET /api/me/address') return sendJson(response, 200, addressResponse);
      if (endpoint === 'GET /api/me/security-events') return sendJson(response, 200, events);
      if (endpoint === 'GET /api/me/sessions') return sendJson(response, 200, sessions);
      requests.push({ endpoint, body });
      if (errorResponse) return sendJson(response, errorResponse.status, errorResponse.body);
      if (endpoint === 'DELETE /api/me/sessions/phone') sessions = [currentSession, unknownSession];
      if (endpoint === 'POST /api/me/sessions/revoke-others') sessions = [currentSession];
      if (endpoint === 'PUT /api/me/address') {
        addressResponse = { verified: true, pending: (body as { email: string }).email };
        return sendJson(response, 200, addressResponse);
      }
      if (endpoint === 'PUT /api/me/name') return sendJson(response, 200, { user: { ...user, ...(body as object) } });
      if (endpoint === 'POST /api/me/export')
        return void response.writeHead(200, { 'Content-Type': 'application/zip' }).end('PK');
      if (endpoint === 'DELETE /api/me')
        currentUserResponse = { status: 401, body: { code: 'signed_out', message: 'm' } };
      sendJson(response, 200, endpoint.endsWith('revoke-others') ? { ended: 2 } : { success: true });
    });
  });
  afterEach(() => server.close());

  const openScreen = async (url = '/account') => {
    view = await renderScreen(<AccountScreen />, { url, loadMessages });
  };
  const withinRegion = (name: string) => within(screen.getByRole('region', { name }));
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it("shows the signed-in user in the page's language", async () => {
    await openScreen('/de/account');
    expect(await screen.findByText('ines@example.com')).toBeInTheDocument();
    expect(screen.getByText('9. November 2026')).toBeInTheDocument();
  });

  it('reports an unverified address and resends the link', async () => {
    addressResponse = { verified: false, pending: null };
    await openScreen();
    expect(await screen.findByText('Not verified yet. We sent you a link by email.')).toBeInTheDocument();
    clickButton('Send it again');
    await waitFor(() => expect(view.toasts).toEqual([{ title: 'We’ve sent you another link' }]));
    expect(requests.map(({ endpoint }) => endpoint)).toEqual(['POST /api/me/address/resend']);
  });

  describe('profile', () => {
    const editProfile = async (username: string, email: string) => {
      await openScreen();
      await screen.findByText('ines@example.com');
      clickButton('Edit…');
      type('Username', username);
      type('Email', email);
      clickButton('Save');
    };

    it('changes the name immediately, and the email address after it is verified', async () => {
      await editProfile('Inés', 'ines@new.example');
      await waitFor(() => expect(view.toasts.map(({ title }) => title)).toEqual(['Profile saved']));
      expect(view.toasts[0]?.description).toContain('We’ve sent a link to ines@new.example');
      expect(requests).toEqual([
        { endpoint: 'PUT /api/me/address', body: { email: 'ines@new.example' } },
        { endpoint: 'PUT /api/me/name', body: { username: 'Inés' } },
      ]);
      expect(await screen.findByText(/^Waiting for ines@new.example to be verified/)).toBeInTheDocument();
    });

    it('sends only changed values and shows the server’s errors', async () => {
      errorResponse = {
        status: 409,
        body: { code: 'duplicate', message: 'Taken', issues: [{ path: 'username', message: 'Taken' }] },
      };
      await editProfile('Inés', 'ines@example.com');
      expect(await screen.findByText('Taken')).toBeInTheDocument();
      expect(requests.map(({ endpoint }) => endpoint)).toEqual(['PUT /api/me/name']);
    });
  });

  describe('password', () => {
    const submitPasswords = async (currentPassword: string, newPassword: string, confirmation = newPassword) => {
      await openScreen();
      await screen.findByLabelText('Current password');
      type('Current password', currentPassword);
      type('New password', newPassword);
      type('Confirm new password', confirmation);
      clickButton('Change password');
    };

    it.each([
      ['', 'three long words', 'three long words', 'Missing Information'],
      ['old', 'abc', 'abd', 'Password Mismatch'],
      ['old', 'abcde', 'abcde', 'Password Too Short'],
    ])(
      'rejects the current, new and confirmed passwords "%s", "%s" and "%s": %s',
      async (currentPassword, newPassword, confirmation, title) => {
        await submitPasswords(currentPassword, newPassword, confirmation);
        await waitFor(() => expect(view.toasts.map((toast) => toast.title)).toEqual([title]));
        expect(requests).toEqual([]);
      },
    );

    it('changes the password and clears the fields', async () => {
      await submitPasswords('the old one', 'three long words');
      await waitFor(() => expect(view.toasts.map(({ title }) => title)).toEqual(['Password changed']));
      expect(requests).toEqual([
        {
          endpoint: 'POST /api/me/password',
          body: { currentPassword: 'the old one', newPassword: 'three long words' },
        },
      ]);
      for (const label of ['Current password', 'New password', 'Confirm new password']) {
        expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
      }
    });

    it.each([
      ['currentPassword', 'Current password', 'This password isn’t correct.'],
      ['newPassword', 'New password', 'Too common.'],
    ])("shows the server's error for %s", async (path, label, message) => {
      errorResponse = { status: 400, body: { code: 'invalid_input', message, issues: [{ path, message }] } };
      await submitPasswords('the old one', 'three long words');
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(document.activeElement === screen.getByLabelText(label)).toBe(true));
      expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('three long words');
    });
  });

  describe('devices', () => {
    it('lists the devices, without a sign-out button for the current one', async () => {
      await openScreen();
      await screen.findByText('Safari on iPhone');
      const rows = withinRegion('Devices').getAllByRole('listitem');
      expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
        'Firefox on LinuxThis device',
        'Safari on iPhone',
        'Unknown device',
      ]);
      expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    });

    it('signs out a single device', async () => {
      await openScreen();
      fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
      await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
      expect(requests.map(({ endpoint }) => endpoint)).toEqual(['DELETE /api/me/sessions/phone']);
      expect(view.toasts).toEqual([{ title: 'Signed out: Safari on iPhone' }]);
    });

    it('signs out all other devices', async () => {
      await openScreen();
      fireEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
      await waitFor(() => expect(withinRegion('Devices').getAllByRole('listitem')).toHaveLength(1));
      expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
    });

    it('keeps the device and shows the reason when the server rejects the request', async () => {
      errorResponse = { status: 503, body: { code: 'unavailable', message: 'Not right now.' } };
      await openScreen();
      fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
      await waitFor(() =>
        expect(view.toasts).toEqual([
          { title: 'We couldn’t sign out that device', description: 'Not right now.', variant: 'destructive' },
        ]),
      );
      expect(screen.getByText('Safari on iPhone')).toBeInTheDocument();
    });
  });

  it('initially lists five events of the account activity', async () => {
    await openScreen();
    expect(await screen.findByText('Wrong password')).toBeInTheDocument();
    expect(screen.getByText(/Firefox on Linux, from 198\.51\.0\.0\/24$/)).toBeInTheDocument();
    expect(withinRegion('Recent activity').getAllByRole('listitem')).toHaveLength(5);
    clickButton('Show more');
    expect(withinRegion('Recent activity').getAllByRole('listitem')).toHaveLength(6);
  });

  describe('data', () => {
    let downloads: string[];
    beforeEach(() => {
      downloads = [];
      URL.createObjectURL = (file) => `blob:${(file as Blob).size}`;
      URL.revokeObjectURL = () => undefined;
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        downloads.push(`${this.download} ${this.href}`);
      });
    });
    afterEach(() => jest.restoreAllMocks());

    it('downloads everything as one file', async () => {
      await openScreen();
      await screen.findByText('ines@example.com');
      clickButton('Download my data');
      await waitFor(() => expect(view.toasts).toEqual([{ title: 'Your data has been downloaded' }]));
      expect(downloads).toEqual([expect.stringMatching(/^shortlist-export-\d{4}-\d\d-\d\d\.zip blob:2$/)]);
    });

    it('tells new guests that nothing is stored', async () => {
      currentUserResponse = { status: 401, body: { code: 'signed_out', message: 'm' } };
      errorResponse = { status: 401, body: { code: 'signed_out', message: 'Please sign in.' } };
      await openScreen();
      fireEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
      await waitFor(() => expect(view.toasts[0]?.description).toBe('There’s nothing stored for this browser yet'));
      expect(downloads).toEqual([]);
    });
  });

  describe('deletion', () => {
    it('lists what will be deleted, asks for the password, and returns to the home page', async () => {
      await openScreen();
      await screen.findByText('ines@example.com');
      clickButton('Delete my account…');
      const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
      expect(dialog.getByText('your account, ines.h (ines@example.com)')).toBeInTheDocument();
      clickButton('Delete permanently');
      expect(await dialog.findByText('Please fill this in')).toBeInTheDocument();
      expect(requests).toEqual([]);

      type('Your password', 'three long words');
      clickButton('Delete permanently');
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      expect(requests).toEqual([{ endpoint: 'DELETE /api/me', body: { password: 'three long words' } }]);
      expect(view.toasts.at(-1)).toEqual({ title: 'Your account has been deleted' });
      expect(await screen.findByText('You’re not signed in')).toBeInTheDocument();
    });

    it('keeps the dialog and all data when the password is wrong', async () => {
      const message = 'This password isn’t correct.';
      errorResponse = {
        status: 400,
        body: { code: 'invalid_input', message, issues: [{ path: 'password', message }] },
      };
      await openScreen();
      await screen.findByText('ines@example.com');
      clickButton('Delete my account…');
      type('Your password', 'wrong');
      clickButton('Delete permanently');
      expect(await within(screen.getByRole('dialog')).findByText(message)).toBeInTheDocument();
      expect(view.toasts.at(-1)).toEqual({
        title: 'Nothing was deleted',
        description: message,
        variant: 'destructive',
      });
      clickButton('Keep my account');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it.each([
      ['does not ask a guest for a password', undefined],
      ['succeeds when nothing is stored', { status: 401, body: { code: 'signed_out', message: 'Please sign in.' } }],
    ])("%s, and clears the browser's storage", async (_, response) => {
      currentUserResponse = { status: 401, body: { code: 'signed_out', message: 'm' } };
      errorResponse = response;
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('a draft', 'typed');
      await openScreen();
      fireEvent.click(await screen.findByRole('button', { name: 'Delete everything…' }));
      expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
      clickButton('Delete permanently');
      await waitFor(() => expect(view.toasts).toEqual([{ title: 'Everything has been deleted' }]));
      expect(requests).toEqual([{ endpoint: 'DELETE /api/me', body: undefined }]);
      expect(Object.keys(localStorage)).toEqual(['theme']);
    });
  });

  it('offers guests an account', async () => {
    currentUserResponse = { status: 401, body: { code: 'signed_out', message: 'm' } };
    await openScreen();
    fireEvent.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(view.authDialogs).toEqual(['register']);
    expect(screen.queryByRole('region', { name: 'Devices' })).not.toBeInTheDocument();
  });
});
