import { fireEvent, screen, waitFor } from '@testing-library/react';
import { successResponseSchema } from '@shortlist/contracts/account/account';
import { api, ApiError } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import { useReauthenticationDialog } from './use-reauthentication-dialog';

const Host = () => useReauthenticationDialog(useToast());

describe('a request that requires the password again', () => {
  let requests: string[];
  let isConfirmed: boolean;
  let server: { close: () => Promise<void> };
  beforeEach(async () => {
    requests = [];
    isConfirmed = false;
    server = await startApiServer((request, response, body) => {
      requests.push(`${request.url} ${JSON.stringify(body)}`);
      if (request.url === '/api/me/confirm') {
        isConfirmed = (body as { password: string }).password === 'right';
        if (isConfirmed) return sendJson(response, 200, { success: true });
        const message = 'This password isn’t correct.';
        return sendJson(response, 400, { code: 'invalid_input', message, issues: [{ path: 'password', message }] });
      }
      if (isConfirmed) sendJson(response, 200, { success: true });
      else sendJson(response, 403, { code: 'reauthentication_required', message: 'Please confirm your password.' });
    });
    await renderScreen(<Host />, { loadMessages });
  });
  afterEach(() => server.close());

  const sendRequest = () => api.post('/api/limits', successResponseSchema, { dailyLimit: '9' });
  const submitPassword = async (password: string) => {
    fireEvent.input(await screen.findByLabelText('Password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  };

  it('prompts once and retries all waiting requests', async () => {
    const responses = Promise.all([sendRequest(), sendRequest()]);
    await submitPassword('wrong');
    expect(await screen.findByText('This password isn’t correct.')).toBeInTheDocument();
    await submitPassword('right');
    expect(await responses).toEqual([{ success: true }, { success: true }]);
    expect(requests.filter((entry) => entry === '/api/limits {"dailyLimit":"9"}')).toHaveLength(4);
    expect(requests.filter((entry) => entry.startsWith('/api/me/confirm'))).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fails with the original error when the user cancels', async () => {
    const error = sendRequest().catch((reason: unknown) => reason);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect((await error) as ApiError).toMatchObject({ status: 403 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toHaveLength(1);
  });
});
