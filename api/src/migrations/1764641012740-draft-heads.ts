import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers tell each other which log of a draft they have seen. */
export class DraftHeads1764641012740 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table draft_heads (
      draft_id bigint not null references drafts on delete cascade,
      user_id bigint not null references users on delete cascade,
      key text not null,
      seq integer not null,
      hash text not null,
      value text not null,
      seen_at timestamptz(3) not null default now(),
      primary key (draft_id, user_id, key)
    )`);
    await runner.query('create index draft_heads_user on draft_heads (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table draft_heads');
  }
}
