import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen, type RenderScreenResult } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import { AuthDialog } from './auth-dialog';

const user = {
  id: '1',
  username: 'ines.h',
  email: 'a@b.co',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09',
};

describe('auth dialog', () => {
  let view: RenderScreenResult;
  let onClose: jest.Mock;
  let requests: { url?: string; body: unknown }[];
  let reply: { status: number; body: unknown };
  let releaseResponse: (() => void) | undefined;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    requests = [];
    reply = { status: 200, body: { user } };
    releaseResponse = undefined;
    server = await startApiServer(async (request, response, body) => {
      requests.push({ url: request.url, body });
      await new Promise<void>((resolve) => (releaseResponse = resolve));
      sendJson(response, reply.status, reply.body);
    });
    onClose = jest.fn();
  });
  afterEach(() => server.close());

  const openDialog = async (tab: 'sign-in' | 'register', email?: string) => {
    view = await renderScreen(<AuthDialog initialTab={tab} email={email} onClose={onClose} />, { loadMessages });
  };
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const respond = async () => {
    await waitFor(() => expect(releaseResponse).toBeDefined());
    releaseResponse?.();
  };

  it('starts at sign-in with focus on the first field', async () => {
    await openDialog('sign-in');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Sign In', 'Create Account']);
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(document.activeElement === screen.getByLabelText('Email')).toBe(true));
  });

  it('keeps focus on the tab when tabs change by keyboard', async () => {
    await openDialog('sign-in');
    const [signInTab, registerTab] = screen.getAllByRole('tab');
    signInTab!.focus();
    fireEvent.keyDown(signInTab!, { key: 'ArrowRight' });
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
    expect(document.activeElement === registerTab).toBe(true);
  });

  it.each(['sign-in', 'register'] as const)('prefills the given email on the %s tab', async (tab) => {
    await openDialog(tab, 'payer@example.org');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('payer@example.org');
  });

  it('requires an email and a password before it sends anything', async () => {
    await openDialog('sign-in');
    type('Email', 'a@b.co');
    clickButton('Sign In');
    await waitFor(() => expect(view.toasts).toHaveLength(1));
    expect(view.toasts[0]).toEqual({
      title: 'Missing Information',
      description: 'Please enter both email and password',
      variant: 'destructive',
    });
    expect(await screen.findByText('Please fill this in')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement === screen.getByLabelText('Password')).toBe(true));
    expect(requests).toEqual([]);
  });

  it('is busy while signing in, then closes and greets the user', async () => {
    await openDialog('sign-in');
    type('Email', 'a@b.co');
    type('Password', 'secret');
    clickButton('Sign In');
    const button = await screen.findByRole('button', { name: 'Signing In...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Email').closest('fieldset')?.disabled).toBe(true);
    await respond();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(requests).toEqual([{ url: '/api/auth/login', body: { email: 'a@b.co', password: 'secret' } }]);
    expect(view.toasts).toEqual([{ title: 'Welcome back!', description: 'Signed in as ines.h' }]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  });

  it.each([
    ["the server's message", { code: 'rate_limited', message: 'Too many tries' }, 'Too many tries'],
    ['its own message', 'a proxy is down', 'Invalid email or password'],
  ])('keeps the typed values when signing in fails, and shows %s', async (_source, body, description) => {
    reply = { status: 401, body };
    await openDialog('sign-in');
    type('Email', 'a@b.co');
    type('Password', 'wrong!');
    clickButton('Sign In');
    await respond();
    await waitFor(() =>
      expect(view.toasts).toEqual([{ title: 'Sign In Failed', description, variant: 'destructive' }]),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong!');
  });

  it('sends a password reset link and keeps the typed email', async () => {
    await openDialog('sign-in');
    type('Email', 'a@b.co');
    clickButton('Forgot your password?');
    expect(screen.getByRole('dialog', { name: 'Forgot your password?' })).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.co');
    reply = { status: 200, body: { success: true } };
    clickButton('Send link');
    await respond();
    expect(await screen.findByText(/^If there’s an account for a@b\.co, we’ve sent/)).toBeInTheDocument();
    expect(requests).toEqual([{ url: '/api/auth/forgot', body: { email: 'a@b.co' } }]);
    clickButton('Back to sign-in');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.co');
    await waitFor(() => expect(document.activeElement === screen.getByLabelText('Password')).toBe(true));
  });

  it('shows the error for an invalid email on a password reset', async () => {
    await openDialog('sign-in');
    clickButton('Forgot your password?');
    type('Email', 'nobody');
    const message = 'Please enter a valid email address.';
    reply = { status: 400, body: { code: 'invalid_input', message, issues: [{ path: 'email', message }] } };
    clickButton('Send link');
    await respond();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(view.toasts.at(-1)).toEqual({
      title: 'We couldn’t send the link',
      description: message,
      variant: 'destructive',
    });
  });

  const fillRegistration = (password: string, confirmation = password) => {
    type('Username', 'ines.h');
    type('Email', 'a@b.co');
    type('Password', password);
    type('Confirm password', confirmation);
    clickButton('Create Account');
  };

  it.each([
    ['', '', 'Missing Information', 'Please fill in all required fields'],
    ['abc', 'abd', 'Password Mismatch', 'Passwords do not match'],
    ['abcde', 'abcde', 'Password Too Short', 'Password must be at least 6 characters long'],
  ])('rejects the passwords "%s" and "%s": %s', async (password, confirmation, title, description) => {
    await openDialog('register');
    fillRegistration(password, confirmation);
    await waitFor(() => expect(view.toasts).toEqual([{ title, description, variant: 'destructive' }]));
    expect(requests).toEqual([]);
  });

  it('shows a password error when its field loses focus, and clears it while the user types', async () => {
    await openDialog('register');
    type('Password', 'short');
    fireEvent.blur(screen.getByLabelText('Password'));
    expect(await screen.findByText('Password must be at least 6 characters long')).toBeInTheDocument();
    type('Password', 'a longer secret');
    await waitFor(() =>
      expect(screen.queryByText('Password must be at least 6 characters long')).not.toBeInTheDocument(),
    );
    type('Confirm password', 'another secret');
    fireEvent.blur(screen.getByLabelText('Confirm password'));
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect([view.toasts, requests]).toEqual([[], []]);
  });

  it('copies a password manager’s input, but not typed text, to the confirmation', async () => {
    await openDialog('register');
    const confirmation = screen.getByLabelText<HTMLInputElement>('Confirm password');
    const insertPassword = (value: string, init: InputEventInit | undefined) => {
      const password = screen.getByLabelText('Password');
      fireEvent(password, createEvent.input(password, { target: { value }, ...init }));
    };
    const passwordField = screen.getByLabelText<HTMLInputElement>('Password');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(passwordField, 'a');
    fireEvent(passwordField, new InputEvent('input', { inputType: 'insertText', bubbles: true }));
    expect(confirmation.value).toBe('');
    insertPassword('Xk3-generated-9v', undefined);
    expect(confirmation.value).toBe('Xk3-generated-9v');
  });

  it('redirects to the dashboard after sign-in on a landing page, and stays on other pages', async () => {
    await openDialog('sign-in');
    type('Email', 'a@b.co');
    type('Password', 'secret');
    clickButton('Sign In');
    await respond();
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    view.unmount();
    releaseResponse = undefined;
    view = await renderScreen(<AuthDialog initialTab="sign-in" onClose={onClose} />, {
      url: '/de/autonomous',
      loadMessages,
    });
    type('E-Mail', 'a@b.co');
    type('Passwort', 'secret');
    clickButton('Anmelden');
    await respond();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(location.pathname).toBe('/de/autonomous');
  });

  it('creates an account without sending the repeated password', async () => {
    await openDialog('register');
    fillRegistration('three long words');
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeInTheDocument();
    await respond();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(requests).toEqual([
      { url: '/api/auth/register', body: { username: 'ines.h', email: 'a@b.co', password: 'three long words' } },
    ]);
    expect(view.toasts[0]?.title).toBe('Account created!');
  });

  it("shows the server's error next to its field and focuses the field", async () => {
    reply = {
      status: 409,
      body: {
        code: 'duplicate',
        message: 'Taken',
        issues: [{ path: 'email', message: 'This address has an account' }],
      },
    };
    await openDialog('register');
    fillRegistration('three long words');
    await respond();
    expect(await screen.findByText('This address has an account')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement === screen.getByLabelText('Email')).toBe(true));
    expect(view.toasts).toEqual([{ title: 'Registration Failed', description: 'Taken', variant: 'destructive' }]);
  });
});
