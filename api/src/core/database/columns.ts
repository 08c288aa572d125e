import {
  Column,
  type ColumnOptions,
  CreateDateColumn,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

const MOMENT = { type: 'timestamptz', precision: 3 } as const;

const ID = { type: 'bigint' } as const;

/** The id of a row, given by the database alone: a whole number that JavaScript holds exactly. */
export const Id = () => PrimaryGeneratedColumn('identity', { ...ID, generatedIdentity: 'ALWAYS' });

/** The id of another row. */
export const Reference = (options: ColumnOptions = {}) => Column({ ...options, ...ID });

/** The id of another row, which is a part of this one's own key. */
export const PrimaryReference = () => PrimaryColumn(ID);

/** A point in time, to the millisecond. */
export const Moment = (options: ColumnOptions = {}) => Column({ ...options, ...MOMENT });

/** When the row was created. */
export const CreatedAt = () => CreateDateColumn(MOMENT);

/** When the row was last saved through its repository; raw statements must set it themselves. */
export const UpdatedAt = () => UpdateDateColumn(MOMENT);

/** Counts the versions of a row, starting at 1. */
export const Version = () => VersionColumn({ default: 1 });

/** The check of a column `time_zone`: PostgreSQL refuses an unknown name with an error. */
export const IS_TIME_ZONE = `(timestamptz 'epoch' at time zone time_zone) is not null`;
