import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('measurements')
@Index(['kind', 'id'])
export class MeasurementEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  kind!: string;

  @Column({ type: 'integer' })
  milliseconds!: number;
}
