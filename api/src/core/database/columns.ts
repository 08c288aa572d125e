import {
  Column,
  type ColumnOptions,
  CreateDateColumn,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { FieldOf } from '../view/view';

/**
 * Entities are the tables of the database: each decorator below declares a column, on one line; one
 * that ends with OrNull declares a nullable column.
 */
const column =
  <Value>(type: ColumnOptions) =>
  (options: ColumnOptions = {}): FieldOf<Value> =>
    Column({ ...options, ...type });

const MOMENT = { type: 'timestamptz', precision: 3 } as const;

const ID = { type: 'bigint' } as const;

/** The id of a row, given by the database alone: a whole number that JavaScript holds exactly. */
export const Id = () => PrimaryGeneratedColumn('identity', { ...ID, generatedIdentity: 'ALWAYS' });

/** The id of another row. */
export const Reference = column<number>(ID);
export const ReferenceOrNull = column<number | null>({ ...ID, nullable: true });

/** The id of another row, which is a part of this one's own key. */
export const PrimaryReference = () => PrimaryColumn(ID);

/** A text, or one of an enum's values. */
export const Text = column<string>({ type: 'text' });
export const TextOrNull = column<string | null>({ type: 'text', nullable: true });

/** A text without regard to its case. */
export const Citext = column<string>({ type: 'citext' });
export const CitextOrNull = column<string | null>({ type: 'citext', nullable: true });

export const Int = column<number>({ type: 'integer' });
export const IntOrNull = column<number | null>({ type: 'integer', nullable: true });

export const Flag = column<boolean>({ type: 'boolean' });
export const FlagOrNull = column<boolean | null>({ type: 'boolean', nullable: true });

/** A day, as '2026-01-31'. */
export const Day = column<string>({ type: 'date' });
export const DayOrNull = column<string | null>({ type: 'date', nullable: true });

/** A point in time, to the millisecond. */
export const Moment = column<Date>(MOMENT);
export const MomentOrNull = column<Date | null>({ ...MOMENT, nullable: true });

/** When the row was created. */
export const CreatedAt = () => CreateDateColumn(MOMENT);

/** When the row was last saved through its repository; raw statements must set it themselves. */
export const UpdatedAt = () => UpdateDateColumn(MOMENT);

/** Counts the versions of a row, starting at 1. */
export const Version = () => VersionColumn({ default: 1 });

/** The check of a column `time_zone`: PostgreSQL refuses an unknown name with an error. */
export const IS_TIME_ZONE = `(timestamptz 'epoch' at time zone time_zone) is not null`;
