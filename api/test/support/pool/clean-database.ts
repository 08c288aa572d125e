import { Pool } from 'pg';
import { aheadBy } from '../clock';
import { createTestDatabase } from '../sql/template';
import { ARE_USED, KeptRows, type KeptTable, SCHEMAS } from './kept-rows';
import { TouchedTables } from './touched-tables';

/**
 * The tables of the application and of its job queue, whose rows a test may change. The names of
 * tasks, which a running worker remembers, are not data.
 */
const TABLES = `select c.oid::regclass::text as name, string_agg(quote_ident(attname), ', ') as columns,
    coalesce(array_agg(quote_ident(attname)::text) filter (where atttypid = 'timestamptz'::regtype), '{}')
      as instants
  from pg_class c join pg_attribute on attrelid = c.oid
  where relnamespace in ${SCHEMAS} and relkind = 'r' and attnum > 0 and not attisdropped
    and attgenerated = '' and relname <> '_private_tasks'
  group by c.oid`;

/** Everything but rows: a test may rename a table, and names it back. */
const SHAPE = `select md5(string_agg(part, ' ' order by part)) as shape from (
    select concat_ws(' ', c.oid::regclass, attname, atttypid, attnotnull) as part
      from pg_class c join pg_attribute on attrelid = c.oid
      where relnamespace in ${SCHEMAS} and attnum > 0
    union all select conname || pg_get_constraintdef(oid) from pg_constraint
      where connamespace in ${SCHEMAS}
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select oid::regprocedure || prosrc from pg_proc where pronamespace in ${SCHEMAS}
  ) shapes`;

/** Notes that a statement has changed more than rows. */
const WATCH = `create schema test_support;
  create table test_support.changed (at timestamptz default now());
  create function test_support.note_change() returns event_trigger language plpgsql
    security definer as $$ begin insert into test_support.changed default values; end $$;
  create event trigger note_change on ddl_command_end
    execute function test_support.note_change()`;

/** As PostgreSQL leaves a table that has never been analysed, as those of a new database. */
const FORGET_STATISTICS = `update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
    where relnamespace in ${SCHEMAS} and reltuples >= 0 and relkind in ('r', 'i');
  delete from pg_statistic using pg_class
    where pg_class.oid = starelid and relnamespace in ${SCHEMAS};`;

/** Deleting many rows would leave large tables and indexes. */
const IS_LARGE = `select exists (select from pg_class where relnamespace in ${SCHEMAS}
  and relkind = 'r' and pg_relation_size(oid) > 2000000) as "isLarge"`;

/** Sequences start again where migrations left them. */
const RESTART_SEQUENCES = `perform setval(s.oid::regclass, coalesce(kept.last, seqstart), kept.last is not null)
  from pg_sequence join pg_class s on s.oid = seqrelid
  left join test_support.sequences kept on kept.oid = s.oid
  where ${ARE_USED};`;

/** SQL for a function that works without foreign keys and triggers, and whose plans last. */
const asFunction = (name: string, work: string) =>
  `create function test_support.${name}() returns void language plpgsql
    set session_replication_role = replica as $$ begin ${work} end $$`;

/** A database of a Jest worker, which can be made as new. */
export class CleanDatabase {
  private readonly scenes = new Map<string, KeptRows>();
  private watched: TouchedTables | undefined;

  private constructor(
    readonly url: string,
    private readonly pool: Pool,
    private readonly tables: readonly KeptTable[],
    private readonly shape: string,
  ) {}

  static async create(): Promise<CleanDatabase> {
    const url = await createTestDatabase();
    const pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
    // A test may end all connections of its database.
    pool.on('error', () => undefined);
    const tables: KeptTable[] = [];
    for (const [index, table] of (await pool.query(TABLES)).rows.entries()) {
      const { rowCount } = await pool.query(`select from ${table.name} limit 1`);
      tables.push({ ...table, seed: rowCount === 1 ? `test_support.seed_${index}` : undefined });
    }
    const { shape } = (await pool.query(SHAPE)).rows[0];
    await pool.query(`${WATCH};
      create table test_support.sequences as
        select seqrelid as oid, pg_sequence_last_value(seqrelid) as last from pg_sequence`);
    const seeds: string[] = [];
    for (const { name, columns, seed } of tables.filter((it) => it.seed)) {
      await pool.query(`create table ${seed} as select ${columns} from ${name}`);
      seeds.push(
        `insert into ${name} (${columns}) overriding system value select ${columns} from ${seed};`,
      );
    }
    const names = tables.map(({ name }) => name);
    await pool.query(`
      ${asFunction('empty', names.map((name) => `delete from ${name};`).join('\n'))};
      ${asFunction('empty_files', `truncate ${names.join(', ')};`)};
      ${asFunction(
        'fill',
        `${seeds.join('\n')} ${RESTART_SEQUENCES} ${FORGET_STATISTICS}
        delete from test_support.changed;`,
      )};
      delete from test_support.changed`);
    return new CleanDatabase(url, pool, tables, shape);
  }

  /** Makes it as new, also its clock; returns false if a test has left more than rows behind. */
  async clean(): Promise<boolean> {
    await this.watched?.stop();
    this.watched = undefined;
    const { rowCount } = await this.pool.query('select from test_support.changed');
    if (rowCount !== 0 && !(await this.hasItsShape())) return false;
    const { isLarge } = (await this.pool.query(IS_LARGE)).rows[0];
    await this.pool.query(`begin;
      select test_support.${isLarge ? 'empty_files' : 'empty'}();
      ${rowCount ? `${aheadBy('0 s')};` : ''}
      select test_support.fill(); commit`);
    return true;
  }

  private async hasItsShape(): Promise<boolean> {
    return (await this.pool.query(SHAPE)).rows[0].shape === this.shape;
  }

  /** Returns the tables that statements have changed since the last call; undefined at the first one. */
  async touched(): Promise<string[] | undefined> {
    if (this.watched) return this.watched.read();
    const names = this.tables.map(({ name }) => name);
    this.watched = await TouchedTables.watch(this.pool, names);
    return undefined;
  }

  /** Keeps the rows that it has now as those of a scene. */
  async keep(scene: string): Promise<void> {
    const name = `test_support.scene_${this.scenes.size}`;
    this.scenes.set(scene, await KeptRows.keep(this.pool, name, this.tables));
  }

  /** Gives it the rows of a scene, and returns by how many ms they have moved; undefined if it keeps none. */
  restore(scene: string): Promise<number> | undefined {
    return this.scenes.get(scene)?.restore();
  }

  async remove(): Promise<void> {
    await this.pool.end();
  }
}
