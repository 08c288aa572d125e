import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that hold ids, table by table; an `id` is counted by the database. */
const IDS: Record<string, string[]> = {
  audit_log: ['id', 'actor_id'],
  bookings: ['id', 'property_id', 'share_id', 'only_claim_of'],
  calendar_feeds: ['id', 'user_id', 'property_id'],
  conversation_sides: ['user_id', 'conversation_id', 'other_id'],
  conversations: ['id', 'participant1_id', 'participant2_id'],
  document_revisions: ['id', 'document_id', 'changed_by_id'],
  draft_log: ['draft_id'],
  draft_picks: ['draft_id', 'share_id'],
  drafts: ['id', 'property_id'],
  guest_links: ['id', 'property_id'],
  import_jobs: ['id'],
  import_rows: ['job_id', 'property_id'],
  mail_attachments: ['id', 'mail_id'],
  mails: ['id'],
  message_digests: ['user_id', 'conversation_id', 'last_message_id'],
  messages: ['id', 'conversation_id', 'sender_id', 'receiver_id'],
  password_resets: ['user_id'],
  properties: ['id'],
  property_documents: ['id', 'property_id'],
  property_years: ['property_id'],
  registrations: ['id'],
  report_files: ['job_id'],
  report_jobs: ['id', 'user_id'],
  rotation_changes: ['id', 'property_id', 'changed_by_id'],
  sessions: ['user_id'],
  shares: ['id', 'property_id', 'user_id'],
  special_request_events: ['id', 'request_id', 'assignee_id', 'actor_id'],
  special_requests: ['id', 'property_id', 'user_id', 'assignee_id'],
  users: ['id', 'linked_property_id'],
  week_swaps: [
    ...['id', 'requester_id', 'answerer_id', 'share_id', 'target_share_id'],
    ...['requesting_booking_id', 'target_booking_id', 'counter_of_id'],
  ],
  weeks: ['property_id'],
  wish_lists: ['share_id', 'user_id'],
};

/** PostgreSQL changes no column that a trigger watches: these are taken off for the change. */
const WATCHING: Record<string, string> = {
  shares_forget_guests: 'forget_guests',
  shares_cancel_swaps: 'cancel_swaps_of_share',
};

/** JavaScript counts exactly as far as this, Number.MAX_SAFE_INTEGER. */
const LARGEST_EXACT = '9007199254740991';
const LARGEST_INTEGER = '2147483647';

/** One statement a table: each is rewritten, and its indexes built, once. */
async function changeType(runner: QueryRunner, type: 'bigint' | 'integer'): Promise<void> {
  // Its expression would keep the casts of every change.
  await runner.query('drop index calendar_feeds_calendar');
  for (const trigger of Object.keys(WATCHING)) {
    await runner.query(`drop trigger ${trigger} on shares`);
  }
  for (const [table, columns] of Object.entries(IDS)) {
    const changes = columns.map((column) => `alter column ${column} type ${type}`);
    await runner.query(`alter table ${table} ${changes.join(', ')}`);
  }
  for (const [trigger, work] of Object.entries(WATCHING)) {
    await runner.query(`create trigger ${trigger} after update of user_id on shares
      for each row when (old.user_id is not null and old.user_id is distinct from new.user_id)
      execute function ${work}()`);
  }
  await runner.query(`create unique index calendar_feeds_calendar
    on calendar_feeds (user_id, coalesce(property_id, 0))`);
  const [someone] = await runner.query('select 1 from users limit 1');
  // A change of type takes the statistics of a column away, by which statements are planned.
  if (someone) await runner.query(`analyze ${Object.keys(IDS).join(', ')}`);
}

async function countTo(runner: QueryRunner, largest: string): Promise<void> {
  for (const [table, columns] of Object.entries(IDS)) {
    if (columns.includes('id')) {
      await runner.query(`alter table ${table} alter column id set maxvalue ${largest}`);
    }
  }
}

/** Ids do not run out, and stay whole numbers that every client can hold. */
export class LastingIds1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await changeType(runner, 'bigint');
    await countTo(runner, LARGEST_EXACT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await countTo(runner, LARGEST_INTEGER);
    await changeType(runner, 'integer');
  }
}
