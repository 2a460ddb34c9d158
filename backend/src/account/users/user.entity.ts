import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { OwnerEntity } from '../sessions/owner.entity';

@Entity('users')
@Unique(['usernameKey'])
@Unique(['emailKey'])
@Unique(['ownerId'])
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'varchar', length: 60 })
  username!: string;

  /** Usernames that differ only in case or width have the same key. */
  @Column({ type: 'varchar', length: 240 })
  usernameKey!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 254 })
  emailKey!: string;

  @Column({ type: 'varchar', length: 200 })
  passwordHash!: string;

  @Column({ type: 'timestamptz', nullable: true })
  verifiedAt!: Date | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  pendingEmail!: string | null;

  @Column({ type: 'boolean', default: false })
  isAdmin!: boolean;

  @ForeignKey(() => OwnerEntity)
  @Column({ type: 'uuid' })
  ownerId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
