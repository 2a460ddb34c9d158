import type { Priority, StaffId } from '@shortlist/contracts/admin/staff';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A task for an agent, the agent's response, and the follow-up. Administrators are referenced without a foreign key,
 * because the log outlives their accounts.
 */
@Entity('ai_activity_log')
@Index('IDX_activity_follow_ups', ['followUpRequired', 'resolvedAt'])
export class ActivityEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

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

  @Column({ type: 'uuid' })
  userId!: string;

  @Column({ type: 'uuid', nullable: true })
  assigneeId!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  resolvedAt!: Date | null;
}
