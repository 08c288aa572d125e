import type { DataSource } from 'typeorm';
import { readEach, type Transaction } from '../database/database';
import type { Statement, StatementName, Values } from '../database/statement';

/** How long data is kept, in days; Infinity means for good. */
export interface Retention {
  /** Delivered emails, without their text. */
  readonly mails: number;
  readonly securityLog: number;
  readonly auditLog: number;
  /** Names and addresses of guests without an account, after their request. */
  readonly guests: number;
}

/** Returns a number of days as PostgreSQL takes it: for good is longer than any data is old. */
export const daysKept = (days: number): number => Math.min(days, 1_000_000);

/** A user whose data is erased, with the names and addresses by which texts may refer to them. */
export interface Person {
  id: number;
  names: readonly string[];
  emails: readonly string[];
}

/** The name of an erased user. */
export const FORMER_OWNER = 'Former owner';

/** Reads one section of a user's data, row by row. */
type Section = (app: { db: DataSource }, userId: number) => AsyncIterable<object>;

/** A feature’s data about users. */
export interface PersonalData {
  /** The tables that hold it. */
  tables: readonly string[];
  /** The sections that it adds to the download of a user's data. */
  sections?: Readonly<Record<string, Section>>;
  /** Those with wish lists, which can be closed. */
  closable?: readonly string[];
  /** Erases it, except for what others have a right to keep reading. */
  erase?(transaction: Transaction, person: Person, app: { secret: string }): Promise<unknown>;
}

/** The statements that only take the id of a user. */
type OfUser = {
  [Name in StatementName]: [number] extends Values<Name> ? Name : never;
}[StatementName];

/** Reads a section as the rows of a statement. */
export const rowsOf =
  (statement: Statement<OfUser>): Section =>
  (app, userId) =>
    readEach(app, statement, [userId]);

/** Erases by statements, one after the other. */
export const eraseBy =
  (...statements: Statement<OfUser>[]): PersonalData['erase'] =>
  async (transaction, { id }) => {
    for (const statement of statements) await transaction.query(statement, [id]);
  };
