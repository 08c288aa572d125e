import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clears the names of guests when a week passes to someone else, before and after. */
const CLEARED = {
  change_tenure: [
    `guests = case when is_member(new.id, new.user_id) then guests else '' end,`,
    `guest_count = case when is_member(new.id, new.user_id) then guest_count end,
          guests_shown = guests_shown and is_member(new.id, new.user_id),`,
  ],
  pass_weeks: [`guests = '',`, 'guest_count = null, guests_shown = false,'],
} as const;

/** Replaces a part of a function, which has to be there. */
async function replaceIn(runner: QueryRunner, name: string, from: string, to: string) {
  const [{ text }] = await runner.query('select pg_get_functiondef($1::regproc) as text', [name]);
  if (!text.includes(from)) throw new Error(`The function ${name} has no ${from}`);
  await runner.query(text.replace(from, to));
}

/** How many stay in a week, and whether co-owners see it; both are cleared with the names. */
export class WhoStays1764641012410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table bookings
      add column guest_count integer
        constraint bookings_guest_count check (guest_count between 1 and 99),
      add column guests_shown boolean not null default false`);
    for (const [name, [names, others]] of Object.entries(CLEARED)) {
      await replaceIn(runner, name, names, `${names} ${others}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, [names, others]] of Object.entries(CLEARED)) {
      await replaceIn(runner, name, `${names} ${others}`, names);
    }
    await runner.query('alter table bookings drop column guest_count, drop column guests_shown');
  }
}
