import type { IncomingMessage, ServerResponse } from 'node:http';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffResponse, StaffEvent } from '@shortlist/contracts/admin/staff';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { adminUser, costDashboard, createActivity, weeklyActivities } from '../testing/fixtures';
import { loadMessages } from '../messages';
import AiStaff from './ai-staff';

const reply: StaffResponse = {
  response: 'Calls are slow.\n\nWhere we stand:\n- AI calls in 7 days: 1,204\n- Median time of a call: 3.2 s',
  assignedTo: 'AI Developer',
  followUpRequired: true,
  nextSteps: ['Look into the failed calls.'],
  figures: [
    { name: 'AI calls in 7 days', value: '1,204' },
    { name: 'Median time of a call', value: '3.2 s' },
  ],
  writer: 'built-in',
  activityId: 'activity-1',
};

function sendEvents(response: ServerResponse, ...events: StaffEvent[]) {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
}

describe('AI staff console', () => {
  let handleAssign: (response: ServerResponse, request: IncomingMessage) => void;
  let requests: { method?: string; url?: string; body: unknown }[];
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    requests = [];
    handleAssign = (response) => {
      sendEvents(response, { type: 'draft', response: 'Calls are slow.' }, { type: 'result', answer: reply });
      response.end();
    };
    server = await startApiServer((request, response, body) => {
      const { url = '', method } = request;
      if (method !== 'GET') requests.push({ method, url, body });
      if (url === '/api/auth/me') return sendJson(response, 200, { user: adminUser });
      if (url.startsWith('/api/ai-staff/')) return handleAssign(response, request);
      if (url.includes('/follow-ups/')) {
        const { mine } = body as { mine: boolean };
        return sendJson(
          response,
          200,
          createActivity(1, { followUpRequired: true, assignee: mine ? 'operator' : null }),
        );
      }
      if (url.startsWith('/api/ai-reports/activities')) return sendJson(response, 200, weeklyActivities);
      if (url === '/api/cost-protection/dashboard') return sendJson(response, 200, costDashboard);
      sendJson(response, 404, { code: 'not_found', message: 'no' });
    });
  });
  afterEach(() => server.close());

  const show = (url = '/ai-staff') => renderScreen(<AiStaff />, { url, area: 'admin', loadMessages });
  const typeTask = async (task: string) =>
    fireEvent.change(await screen.findByLabelText('Task description'), { target: { value: task } });
  const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const getResponse = () => screen.getByRole('heading', { name: 'Response' }).closest('section')!;

  it('renders the task form with medium priority and four rows', async () => {
    await show();
    const taskField = await screen.findByLabelText<HTMLTextAreaElement>('Task description');
    expect(taskField.rows).toBe(4);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Medium' })).toBeChecked();
    expect(within(screen.getByLabelText('Staff member')).getAllByRole('option')).toHaveLength(6);
    expect(await screen.findByText('AI spend today: $7.42 of $10.00')).toBeInTheDocument();
  });

  it('shows a message for an empty task', async () => {
    const { toasts } = await show();
    await typeTask('   ');
    clickButton('Assign Task');
    expect(toasts).toEqual([
      { title: 'Missing Information', description: 'Please provide a task description.', variant: 'destructive' },
    ]);
    expect(screen.getByLabelText('Task description')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('assigns a task, streams the answer, and shows which agent wrote it', async () => {
    let finish: () => void = () => undefined;
    handleAssign = (response) => {
      sendEvents(response, { type: 'draft', response: 'Calls are' });
      finish = () => {
        sendEvents(response, { type: 'result', answer: reply });
        response.end();
      };
    };
    const { toasts } = await show();
    await typeTask('  Why are calls slow?  ');
    fireEvent.click(screen.getByRole('radio', { name: 'High' }));
    clickButton('Assign Task');
    const button = screen.getByRole('button', { name: 'Assigning Task...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('Calls are')).toBeInTheDocument();
    expect([getResponse().getAttribute('aria-live'), getResponse().getAttribute('aria-busy')]).toEqual([
      'polite',
      'true',
    ]);
    finish();
    expect(await screen.findByText('Calls are slow.')).toBeInTheDocument();
    expect(requests).toEqual([
      { method: 'POST', url: '/api/ai-staff/coordinate', body: { task: 'Why are calls slow?', priority: 'high' } },
    ]);
    expect(toasts).toEqual([{ title: 'Task Assigned Successfully', description: 'AI Developer has answered.' }]);
    expect(getResponse()).toHaveAttribute('aria-busy', 'false');
    expect(getResponse().textContent).toContain('Assigned to AI Developer');
    expect(within(getResponse()).getByText('Look into the failed calls.')).toBeInTheDocument();
    expect(getResponse().textContent).toContain('Written by the built-in writer.');
    // Figures listed in the text are rendered only once.
    expect(
      within(getResponse())
        .getAllByText('AI calls in 7 days')
        .map(({ tagName }) => tagName),
    ).toEqual(['DT']);
    expect(screen.getByRole('button', { name: 'Assign Task' })).toBeInTheDocument();
  });

  it('shows the follow-up notice above the answer, and lets the administrator claim the task', async () => {
    await show();
    await typeTask('Delete the account');
    clickButton('Assign Task');
    const notice = (await screen.findByText('Follow-up Required')).closest('[role=status]') as HTMLElement;
    expect(notice.textContent).toContain('This task requires human attention or escalation.');
    expect(notice.compareDocumentPosition(screen.getByText('Calls are slow.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(within(notice).getByRole('button', { name: 'Take over' }));
    expect(await within(notice).findByText('Taken over by operator')).toBeInTheDocument();
    fireEvent.click(within(notice).getByRole('button', { name: 'Hand it back' }));
    await within(notice).findByRole('button', { name: 'Take over' });
    expect(requests.slice(1)).toEqual([
      { method: 'PATCH', url: '/api/ai-reports/follow-ups/activity-1', body: { mine: true } },
      { method: 'PATCH', url: '/api/ai-reports/follow-ups/activity-1', body: { mine: false } },
    ]);
  });

  it('does not send a priority with a customer inquiry', async () => {
    await show('/ai-staff?staff=customer-success');
    await typeTask('Can I get my money back?');
    expect(screen.queryByRole('radiogroup', { name: 'Priority' })).not.toBeInTheDocument();
    clickButton('Assign Task');
    await screen.findByText('Calls are slow.');
    expect(requests).toEqual([
      { method: 'POST', url: '/api/ai-staff/customer-success', body: { inquiry: 'Can I get my money back?' } },
    ]);
  });

  it.each([
    [{ response: 'R', analysis: 'A' }, 'R'],
    [{ analysis: 'A', solution: 'S' }, 'A'],
    [{ solution: 'S', strategy: 'T' }, 'S'],
    [{ strategy: 'T' }, 'T'],
    [{ plan: 'P' }, /"plan": "P"/],
  ])('shows the first known answer field, or else the response as JSON: %j', async (fields, expected) => {
    handleAssign = (response) =>
      sendJson(response, 200, { ...fields, assignedTo: 'AI Developer', followUpRequired: false });
    await show();
    await typeTask('Why?');
    clickButton('Assign Task');
    expect(await within(getResponse()).findByText(expected)).toBeInTheDocument();
    expect(screen.queryByText('Follow-up Required')).not.toBeInTheDocument();
  });

  it('shows a failure, keeps the task, and retries', async () => {
    handleAssign = (response) => sendJson(response, 503, { code: 'ai_stopped', message: 'The limit is reached.' });
    const { toasts } = await show();
    await typeTask('Why?');
    clickButton('Assign Task');
    expect(await within(getResponse()).findByText('The limit is reached.')).toBeInTheDocument();
    expect(toasts).toEqual([
      {
        title: 'Task Assignment Failed',
        description: 'Unable to assign task to AI staff member. Please try again. The limit is reached.',
        variant: 'destructive',
      },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Task description').value).toBe('Why?');
    handleAssign = (response) => {
      sendEvents(response, { type: 'error', status: 502, code: 'writer_failed', message: 'No answer.' });
      response.end();
    };
    clickButton('Try again');
    expect(await within(getResponse()).findByText('No answer.')).toBeInTheDocument();
    expect(requests).toHaveLength(2);
  });

  it('stops on Cancel, keeps the partial answer, and aborts the request', async () => {
    let isClosed = false;
    handleAssign = (response) => {
      response.on('close', () => (isClosed = true));
      sendEvents(response, { type: 'draft', response: 'Calls are' });
    };
    const { toasts } = await show();
    await typeTask('Why?');
    clickButton('Assign Task');
    await screen.findByText('Calls are');
    clickButton('Cancel');
    expect(screen.getByText('Canceled')).toBeInTheDocument();
    expect(screen.getByText('Calls are')).toBeInTheDocument();
    await waitFor(() => expect(isClosed).toBe(true));
    expect(toasts).toEqual([]);
  });

  it('rejects an unknown agent', async () => {
    const { toasts } = await show('/ai-staff?staff=gardener');
    expect(await screen.findByText('Invalid staff member')).toBeInTheDocument();
    await typeTask('Rake');
    clickButton('Assign Task');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Task Assignment Failed', variant: 'destructive' }]));
    expect(requests).toEqual([]);
  });

  it('keeps the typed task across a reload', async () => {
    const view = await show('/ai-staff?staff=developer');
    await typeTask('Half a thought');
    fireEvent.click(screen.getByRole('radio', { name: 'Low' }));
    view.unmount();
    await show('/ai-staff?staff=developer');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Task description')).value).toBe('Half a thought');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Low' })).toBeChecked();
    expect(screen.getByLabelText<HTMLSelectElement>('Staff member').value).toBe('developer');
  });

  it('introduces the six agents and links each to the task form', async () => {
    await show();
    fireEvent.click(await screen.findByRole('tab', { name: 'Staff Overview' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'AI Staff Coordinator',
      'AI Admin Assistant',
      'AI Customer Success Manager',
      'AI Marketing Specialist',
      'AI Developer',
      'AI Business Operations Manager',
    ]);
    const card = screen.getByRole('heading', { name: 'AI Customer Success Manager' }).closest('section')!;
    expect(await within(card).findByText('74 tasks in 7 days')).toBeInTheDocument();
    expect(card.textContent).toContain('Customer Support');
    act(() => within(card).getByRole('button').click());
    expect(await screen.findByLabelText<HTMLSelectElement>('Staff member')).toHaveValue('customer-success');
    expect(screen.getByLabelText('Task description')).toHaveFocus();
  });

  it('is for administrators only', async () => {
    await server.close();
    server = await startApiServer((_request, response) =>
      sendJson(response, 200, { user: { ...adminUser, isAdmin: false } }),
    );
    await show();
    expect(await screen.findByText('Administrators only')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Assign Task' })).not.toBeInTheDocument();
  });

  it.each([
    ['es', 'Asignar tarea'],
    ['fr', 'Confier la tâche'],
    ['de', 'Aufgabe zuweisen'],
    ['ja', 'タスクを依頼する'],
    ['ko', '작업 맡기기'],
  ])('renders in %s', async (language, name) => {
    await show(`/${language}/ai-staff`);
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });
});
