import type { Priority, StaffId } from '@shortlist/contracts/admin/staff';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A task that was given to a member of staff, what came of it, and who sees to the rest. Administrators are named by their
 * user id without a foreign key: the log outlives their accounts.
 */
@Entity('ai_activity_log')
@Index('IDX_activity_follow_ups', ['followUpRequired', 'resolvedAt'])
export class ActivityEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Who answered: the coordinator gives tasks on. */
  @Column({ type: 'varchar', length: 20 })
  staffId!: StaffId;

  @Column({ type: 'varchar', length: 4000 })
  task!: string;

  @Column({ type: 'text' })
  response!: string;

  @Column({ type: 'varchar', length: 6 })
  priority!: Priority;

  @Index('IDX_activity_completed')
  @Column({ type: 'timestamptz', default: () => 'now()' })
  completedAt!: Date;

  @Column({ type: 'boolean' })
  followUpRequired!: boolean;

  /** Who gave the task. */
  @Column({ type: 'uuid' })
  userId!: string;

  /** Who has taken what is left to do. */
  @Column({ type: 'uuid', nullable: true })
  assigneeId!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  resolvedAt!: Date | null;
}
