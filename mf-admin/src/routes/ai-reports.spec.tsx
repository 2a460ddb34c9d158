import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Activity } from '@shortlist/contracts/admin/reports';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { adminUser, createActivity, weeklyActivities } from '../testing/fixtures';
import { loadMessages } from '../messages';
import AiReports from './ai-reports';

const longTask = 'Find the cause of the slow first page on the templates route when fonts are not in the cache yet.';

describe('AI reports', () => {
  let activitiesResponse: { status: number; body: unknown };
  let followUps: Activity[];
  let requestedUrls: string[];
  let changes: { url?: string; body: unknown }[];
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    localStorage.clear();
    activitiesResponse = { status: 200, body: weeklyActivities };
    followUps = [];
    requestedUrls = [];
    changes = [];
    server = await startApiServer((request, response, body) => {
      const url = request.url ?? '';
      requestedUrls.push(url);
      if (url === '/api/auth/me') return sendJson(response, 200, { user: adminUser });
      if (url.startsWith('/api/ai-reports/activities'))
        return sendJson(response, activitiesResponse.status, activitiesResponse.body);
      if (url === '/api/ai-reports/follow-ups') return sendJson(response, 200, followUps);
      if (request.method === 'PATCH') {
        changes.push({ url, body });
        const { mine, resolved } = body as { mine?: boolean; resolved?: boolean };
        const updatedActivity = {
          ...createActivity(1, { followUpRequired: true, priority: 'high' }),
          assignee: mine ? 'operator' : null,
          resolvedAt: resolved ? '2026-11-20T15:00:00.000Z' : null,
        };
        followUps = resolved ? [] : [updatedActivity];
        return sendJson(response, 200, updatedActivity);
      }
      const name = url.endsWith('daily') ? 'The day' : 'The week';
      sendJson(response, 200, {
        report: `${name}.\n\n- First step`,
        from: '2026-11-20',
        to: '2026-11-20',
        createdAt: '',
      });
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
  });

  const show = (url = '/ai-reports') => renderScreen(<AiReports />, { url, area: 'admin', loadMessages });
  const listActivityRequests = () => requestedUrls.filter((url) => url.startsWith('/api/ai-reports/activities'));

  it('shows the four key figures, the tasks per agent, and both summaries', async () => {
    await show();
    const findFigure = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
    expect(await findFigure('Total Tasks')).toBe('Total Tasks186in the last 7 days');
    expect(await findFigure('High Priority')).toBe('High Priority2212% of all tasks');
    expect(await findFigure('Follow-ups Required')).toBe('Follow-ups Required9waiting for a person');
    expect(await findFigure('Avg Tasks/Day')).toBe('Avg Tasks/Day26.6over 7 days');
    const performance = screen.getByRole('heading', { name: 'Staff Performance' }).closest('section')!;
    expect(
      within(performance)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['AI Customer Success Manager74', 'AI Developer22', 'AI Admin Assistant8']);
    const meterValues = within(performance)
      .getAllByRole('meter')
      .map((bar) => bar.getAttribute('aria-valuenow'));
    expect(meterValues).toEqual(['100', '30', '11']);
    expect((await screen.findByText('The day.')).closest('section')?.textContent).toContain('Today’s Summary');
    expect((await screen.findByText('The week.')).closest('section')?.textContent).toContain('Weekly Summary');
  });

  it('lists the first ten tasks, cut at 80 characters, and expands a task on click', async () => {
    activitiesResponse.body = {
      ...weeklyActivities,
      activities: [
        createActivity(0, { task: longTask, priority: 'high', followUpRequired: true }),
        ...weeklyActivities.activities,
      ],
    };
    await show();
    const table = await screen.findByRole('table', { name: 'Recent Activities' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    const [firstRow] = within(table).getAllByRole('row').slice(1);
    const toggleButton = within(firstRow!).getByRole('button');
    expect(toggleButton.textContent).toBe(`${longTask.slice(0, 80)}…`);
    expect(firstRow!.textContent).toContain('Follow-up');
    expect(firstRow!.textContent).toContain('High');
    expect(within(firstRow!).getByText('Answer 0').closest('[hidden]')).toBeTruthy();
    fireEvent.click(toggleButton);
    expect(toggleButton.textContent).toBe(longTask);
    expect(within(firstRow!).getByText('Answer 0').closest('[hidden]')).toBeNull();
    expect(screen.getByText('10 of 186')).toBeInTheDocument();
  });

  it('reads the period and the agent from the URL and updates the URL', async () => {
    await show('/ai-reports?days=30&staff=marketing');
    await screen.findByText('in the last 30 days');
    expect(listActivityRequests()).toEqual(['/api/ai-reports/activities?days=30&staffMember=AI+Marketing+Specialist']);
    fireEvent.click(screen.getByRole('radio', { name: 'Last 24 hours' }));
    fireEvent.change(screen.getByLabelText('Staff'), { target: { value: '' } });
    expect(window.location.search).toBe('?days=1');
    await screen.findByText('in the last 24 hours');
    await waitFor(() => expect(listActivityRequests()).toContain('/api/ai-reports/activities?days=1'));
    fireEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    expect(window.location.search).toBe('');
  });

  it('claims, releases, resolves, and reopens a follow-up', async () => {
    followUps = [createActivity(1, { followUpRequired: true, priority: 'high' })];
    const { toasts } = await show();
    const queue = (await screen.findByRole('heading', { name: 'Follow-up queue' })).closest('section')!;
    expect(queue.textContent).toContain('1 open');
    fireEvent.click(within(queue).getByRole('button', { name: 'Take over' }));
    fireEvent.click(await within(queue).findByRole('button', { name: 'Hand it back' }));
    await within(queue).findByRole('button', { name: 'Take over' });
    fireEvent.click(within(queue).getByRole('button', { name: 'Resolve' }));
    expect(await within(queue).findByText('All caught up. Nothing needs a person right now.')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Follow-up resolved', action: { label: 'Undo' } }]));
    expect(document.activeElement?.textContent).toBe('Follow-up queue');
    act(() => toasts[0]?.action?.onPress());
    await within(queue).findByRole('button', { name: 'Resolve' });
    expect(changes).toEqual([
      { url: '/api/ai-reports/follow-ups/activity-1', body: { mine: true } },
      { url: '/api/ai-reports/follow-ups/activity-1', body: { mine: false } },
      { url: '/api/ai-reports/follow-ups/activity-1', body: { resolved: true } },
      { url: '/api/ai-reports/follow-ups/activity-1', body: { resolved: false } },
    ]);
  });

  it('refetches every 30 seconds, updates the numbers in place, and keeps the focus', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'],
    });
    await show();
    const card = (await screen.findByText('Total Tasks', { selector: 'dt' })).parentElement;
    const radio = screen.getByRole('radio', { name: 'Last 7 days' });
    radio.focus();
    activitiesResponse.body = { ...weeklyActivities, summary: { ...weeklyActivities.summary, totalTasks: 187 } };
    jest.advanceTimersByTime(29_000);
    expect(listActivityRequests()).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect((await screen.findByText('187')).parentElement).toBe(card);
    expect(radio).toHaveFocus();
  });

  it('shows an empty state and a loading error', async () => {
    activitiesResponse = { status: 500, body: {} };
    const { toasts } = await show();
    const alert = await screen.findByText(/^Please check your connection and try again/);
    expect(toasts).toMatchObject([{ title: 'We couldn’t load the reports', variant: 'destructive' }]);
    activitiesResponse = {
      status: 200,
      body: {
        summary: {
          totalTasks: 0,
          tasksByPriority: { low: 0, medium: 0, high: 0 },
          followUpsRequired: 0,
          averageTasksPerDay: 0,
          tasksByStaff: {},
        },
        activities: [],
      },
    };
    fireEvent.click(within(alert.closest('[role=alert]')!).getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByText('No tasks in this period.')).toHaveLength(2);
    expect(screen.queryByText(/^Please check your connection and try again/)).not.toBeInTheDocument();
  });

  it('uses the language of the page', async () => {
    await show('/ja/ai-reports');
    expect(await screen.findByRole('heading', { level: 1, name: 'AIレポート' })).toBeInTheDocument();
    expect(await screen.findByText('タスク合計')).toBeInTheDocument();
  });
});
