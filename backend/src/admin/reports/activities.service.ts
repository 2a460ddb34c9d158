import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ActivitiesResponse, Activity, updateFollowUpRequestSchema } from '@shortlist/contracts/admin/reports';
import { staff, type StaffId } from '@shortlist/contracts/admin/staff';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { UserService } from '../../account/users/user.service';
import { AppError } from '../../platform/http/app-error';
import { validate as isUuid } from 'uuid';
import type { ActivityEntity } from '../staff/activity.entity';
import { getStaffName } from '../staff/staff.service';

const maxActivities = 200;
type ActivityRow = Omit<ActivityEntity, 'userId'>;

const activityColumns = `id, staff_id AS "staffId", task, response, priority, completed_at AS "completedAt",
  follow_up_required AS "followUpRequired", resolved_at AS "resolvedAt", assignee_id AS "assigneeId"
  FROM ai_activity_log`;

@Injectable()
export class ActivitiesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UserService,
  ) {}

  /** Returns an empty list for an unknown agent. */
  async list(days: number, agentName?: string): Promise<ActivitiesResponse> {
    const staffId = agentName === undefined ? null : (staff.find(({ name }) => name === agentName)?.id ?? 'nobody');
    const whereClause = `WHERE completed_at > now() - make_interval(days => $1) AND ($2::text IS NULL OR staff_id = $2)`;
    const [counts, rows] = await Promise.all([
      this.database.query<{ staff_id: StaffId; priority: Activity['priority']; tasks: number; follow_ups: number }[]>(
        `SELECT staff_id, priority, count(*)::int AS tasks,
           count(*) FILTER (WHERE follow_up_required AND resolved_at IS NULL)::int AS follow_ups
           FROM ai_activity_log ${whereClause} GROUP BY staff_id, priority`,
        [days, staffId],
      ),
      this.database.query<ActivityRow[]>(
        `SELECT ${activityColumns} ${whereClause} ORDER BY completed_at DESC, id LIMIT $3`,
        [days, staffId, maxActivities],
      ),
    ]);
    const sum = (matches: (row: (typeof counts)[number]) => boolean, column: 'tasks' | 'follow_ups' = 'tasks') =>
      counts.filter(matches).reduce((total, row) => total + row[column], 0);
    const totalTasks = sum(() => true);
    return {
      summary: {
        totalTasks,
        tasksByPriority: {
          low: sum(({ priority }) => priority === 'low'),
          medium: sum(({ priority }) => priority === 'medium'),
          high: sum(({ priority }) => priority === 'high'),
        },
        followUpsRequired: sum(() => true, 'follow_ups'),
        averageTasksPerDay: Number((totalTasks / days).toFixed(1)),
        tasksByStaff: Object.fromEntries(
          staff
            .map(({ id: agentId, name }) => [name, sum(({ staff_id: assignedId }) => assignedId === agentId)] as const)
            .filter(([, tasks]) => tasks > 0),
        ),
      },
      activities: await this.toActivities(rows),
    };
  }

  async listFollowUps(): Promise<Activity[]> {
    const rows = await this.database.query<ActivityRow[]>(
      `SELECT ${activityColumns} WHERE follow_up_required AND resolved_at IS NULL
         ORDER BY array_position(ARRAY['high', 'medium', 'low']::varchar[], priority), completed_at, id LIMIT $1`,
      [maxActivities],
    );
    return await this.toActivities(rows);
  }

  /** Throws `not_found` for a task without a follow-up. */
  async updateFollowUp(
    id: string,
    { mine, resolved }: z.infer<typeof updateFollowUpRequestSchema>,
    userId: string,
  ): Promise<Activity> {
    if (!isUuid(id)) throw new AppError('not_found');
    await this.database.query(
      `UPDATE ai_activity_log SET
         assignee_id = CASE WHEN $2::boolean IS NULL THEN assignee_id WHEN $2 THEN $4::uuid END,
         resolved_at = CASE WHEN $3::boolean IS NULL THEN resolved_at WHEN $3 THEN coalesce(resolved_at, now()) END
       WHERE id = $1 AND follow_up_required`,
      [id, mine ?? null, resolved ?? null, userId],
    );
    const rows = await this.database.query<ActivityRow[]>(
      `SELECT ${activityColumns} WHERE id = $1 AND follow_up_required`,
      [id],
    );
    const [activity] = await this.toActivities(rows);
    if (!activity) throw new AppError('not_found');
    return activity;
  }

  private async toActivities(rows: ActivityRow[]): Promise<Activity[]> {
    const usernames = await this.users.listUsernames(rows.flatMap(({ assigneeId }) => assigneeId ?? []));
    return rows.map(({ staffId, completedAt, resolvedAt, assigneeId, ...row }) => ({
      ...row,
      staffMember: getStaffName(staffId),
      completedAt: completedAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
      assignee: (assigneeId && usernames.get(assigneeId)) ?? null,
    }));
  }
}
