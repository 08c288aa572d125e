import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outside authorities stamp the logs of drafts. */
export class DraftStamps1764641012720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table draft_stamps (
      draft_id bigint not null references drafts on delete cascade,
      seq integer not null,
      authority text not null,
      answer text not null,
      signer text not null,
      at timestamptz(3) not null,
      primary key (draft_id, seq, authority)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table draft_stamps');
  }
}
