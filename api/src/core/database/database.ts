import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { ChangeChannel } from '../events/change-channel';
import type { Topic } from '../events/event-bus';
import { type BusEvent, type EventBus, fittingEvent } from '../events/event-bus';
import { readJsonAsText, type WithItem } from './json';
import type { Row, Statement, StatementName, Values } from './statement';

/** The application’s side of statements and transactions. */
export interface Database {
  db: DataSource;
  bus: EventBus;
  changes: Pick<ChangeChannel, 'receivedByAll'>;
  requestId?: string;
}

/** One unit of work: its writes and its events happen together or not at all. */
export interface Transaction {
  manager: EntityManager;
  /** Names the request or job that causes it; undefined if nothing does. */
  requestId?: string;
  query<Name extends StatementName>(
    statement: Statement<Name>,
    values: Values<Name>,
  ): Promise<Row<Name>[]>;
  /**
   * Sends the payload to all subscribers of the topic once the transaction has committed; if it is
   * too large for a live event, `ifTooLarge`, whose reader reads again what is missing.
   */
  publishOnCommit<Payload extends object>(
    topic: Topic<Payload>,
    payload: NoInfer<Payload>,
    ifTooLarge?: NoInfer<Payload>,
  ): void;
}

/** Returns the connection pool of a data source. */
export function poolOf(db: DataSource): Pool {
  return (db.driver as unknown as { master: Pool }).master;
}

/** The key in a data source's `extra` that switches prepared statements off. */
export const UNPREPARED = 'unprepared';

const preparesStatements = ({ options }: DataSource) => !options.extra?.[UNPREPARED];

type RowCheck = (statement: Statement, rows: readonly object[]) => void;
let checkRows: RowCheck | undefined;

/**
 * Passes every row that a statement returns to a check, which throws if a row is wrong; used by
 * tests.
 */
export function checkEveryRow(check: RowCheck): void {
  checkRows = check;
}

/** Returns what pg runs: prepared under the name of the statement, unless that is switched off. */
function preparedBy<Name extends StatementName>(
  db: DataSource,
  { name, text }: Statement<Name>,
  values: Values<Name>,
): QueryConfig {
  return { name: preparesStatements(db) ? name : undefined, text, values: [...values] };
}

async function run<Name extends StatementName>(
  { db }: Pick<Database, 'db'>,
  connection: Pool | PoolClient,
  statement: Statement<Name>,
  values: Values<Name>,
): Promise<Row<Name>[]> {
  const { rows } = await connection.query<Row<Name>>(preparedBy(db, statement, values));
  checkRows?.(statement, rows);
  return rows;
}

/** Reads plain rows with one prepared statement, outside any transaction. */
export function read<Name extends StatementName>(
  app: Pick<Database, 'db'>,
  statement: Statement<Name>,
  values: Values<Name>,
): Promise<Row<Name>[]> {
  return run(app, poolOf(app.db), statement, values);
}

/**
 * Reads plain rows like `read`, and leaves what their column `item` holds as the JSON that it is: for
 * lists, whose items a program gets unread.
 */
export async function readItems<Name extends StatementName>(
  { db }: Pick<Database, 'db'>,
  statement: Statement<Name>,
  values: Values<Name>,
): Promise<WithItem<Row<Name>>[]> {
  const prepared = preparedBy(db, statement, values);
  const { rows } = await poolOf(db).query({ ...prepared, types: readJsonAsText });
  checkRows?.(
    statement,
    rows.map((row) => ({ ...row, item: JSON.parse(row.item) })),
  );
  return rows;
}

/** Runs one statement that changes rows which processes keep; they have dropped them afterwards. */
export async function change<Name extends StatementName>(
  app: Pick<Database, 'db' | 'changes'>,
  statement: Statement<Name>,
  values: Values<Name>,
): Promise<Row<Name>[]> {
  const rows = await read(app, statement, values);
  await app.changes.receivedByAll();
  return rows;
}

/** Reads within the transaction of an entity manager; the statement is not prepared. */
export async function readIn<Name extends StatementName>(
  manager: EntityManager,
  statement: Statement<Name>,
  values: Values<Name>,
): Promise<Row<Name>[]> {
  const rows: Row<Name>[] = await manager.query(statement.text, [...values]);
  checkRows?.(statement, rows);
  return rows;
}

/** Rows that a cursor fetches at a time. */
const FETCHED = 1000;
/** Statement timeout of background work, which may exceed that of a request. */
const LONG = "'1h'";

/**
 * Reads any number of rows of one statement, holding a thousand in memory at a time. Each thousand
 * is a request of its own: a lost connection fails at once, and a slow reader blocks no one.
 */
export async function* readEach<Name extends StatementName>(
  app: Pick<Database, 'db'>,
  statement: Statement<Name>,
  values: Values<Name>,
): AsyncGenerator<Row<Name>> {
  const client = await poolOf(app.db).connect();
  let isWhole = false;
  try {
    await client.query(`begin read only; set local statement_timeout = ${LONG};
      set local idle_in_transaction_session_timeout = ${LONG}`);
    await client.query(`declare each_row no scroll cursor for ${statement.text}`, [...values]);
    for (let isLast = false; !isLast; ) {
      const { rows } = await client.query<Row<Name>>(`fetch ${FETCHED} from each_row`);
      checkRows?.(statement, rows);
      yield* rows;
      isLast = rows.length < FETCHED;
    }
    await client.query('commit');
    isWhole = true;
  } finally {
    // A connection interrupted between rows cannot be reused.
    client.release(!isWhole);
  }
}

/**
 * Raises the time limits of a background transaction, including the idle time between its
 * statements.
 */
export async function takeTime({ manager }: Transaction): Promise<void> {
  await manager.query(`set local statement_timeout = ${LONG};
    set local idle_in_transaction_session_timeout = ${LONG}`);
}

/** Two transactions waited for each other, and PostgreSQL rolled this one back. */
const DEADLOCK = '40P01';
const MAX_TRIES = 3;
/** Lets the other transaction, which can now continue, finish first. */
const DEADLOCK_PAUSE_MS = 50;

/**
 * Runs the work in one transaction. Events are sent in the same round trip as the COMMIT (or right
 * after it, depending on the bus); any error rolls everything back and publishes nothing. Retries
 * after a deadlock, so the work must change nothing but the database. After a change of rows that
 * processes keep in memory, it returns when they have dropped them.
 */
export async function inTransaction<T>(
  app: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(app, work);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === MAX_TRIES) throw error;
      await sleep(DEADLOCK_PAUSE_MS);
    }
  }
}

/** How many rows the transaction has changed that processes keep in memory; triggers count them. */
const KEPT_CHANGES = "SELECT current_setting('fairweek.kept_changes', true) AS changes;";

async function runOnce<T>(
  app: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const runner = app.db.createQueryRunner();
  const events: BusEvent[] = [];
  const { result, hasChangedKept } = await commit(app, { runner, events, work });
  // A slow bus blocks neither the connection, which is back in the pool, nor the caller; a bus that
  // loses events reports a gap.
  void app.bus.afterCommit(events).catch(() => undefined);
  if (hasChangedKept) await app.changes.receivedByAll();
  return result;
}

async function commit<T>(
  app: Database,
  options: {
    runner: QueryRunner;
    events: BusEvent[];
    work: (transaction: Transaction) => Promise<T>;
  },
): Promise<{ result: T; hasChangedKept: boolean }> {
  const { runner, events, work } = options;
  try {
    const client: PoolClient = await runner.connect();
    await runner.startTransaction();
    const result = await work({
      manager: runner.manager,
      requestId: app.requestId,
      query: (statement, values) => run(app, client, statement, values),
      publishOnCommit: (topic, payload, ifTooLarge) => {
        events.push(fittingEvent({ topic, payload }, ifTooLarge));
      },
    });
    // Not runner.commitTransaction(): the events and the COMMIT share one round trip.
    const end = `${KEPT_CHANGES}${app.bus.commitPrefix(events)}COMMIT`;
    const [kept] = (await client.query(end)) as unknown as QueryResult<{
      changes: string | null;
    }>[];
    return { result, hasChangedKept: Boolean(kept?.rows[0]?.changes) };
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
