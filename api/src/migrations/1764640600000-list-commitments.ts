import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The wish lists to which the log of a draft is committed, with their salts. */
export class ListCommitments1764640600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table list_commitments (
      draft_id bigint not null references drafts on delete cascade,
      share_id bigint not null references shares,
      seq integer not null,
      user_id bigint not null references users on delete cascade,
      weeks integer[] not null,
      is_autopilot boolean not null,
      salt text not null,
      commitment text not null,
      primary key (draft_id, share_id, seq),
      constraint list_commitments_salt check (salt ~ '^[0-9a-f]{64}$')
    )`);
    await runner.query('create index list_commitments_share on list_commitments (share_id)');
    await runner.query('create index list_commitments_user on list_commitments (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table list_commitments');
  }
}
