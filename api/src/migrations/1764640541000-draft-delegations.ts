import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An owner names a person who may choose for a share in one draft. */
export class DraftDelegations1764640541000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table draft_delegations (
      draft_id bigint not null references drafts on delete cascade,
      share_id bigint not null references shares,
      owner_id bigint not null references users on delete cascade,
      delegate_id bigint not null references users on delete cascade,
      until timestamptz(3),
      created_at timestamptz(3) not null default now(),
      primary key (draft_id, share_id),
      constraint draft_delegations_other check (owner_id <> delegate_id)
    )`);
    await runner.query('create index draft_delegations_share on draft_delegations (share_id)');
    await runner.query('create index draft_delegations_owner on draft_delegations (owner_id)');
    await runner.query(
      'create index draft_delegations_delegate on draft_delegations (delegate_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table draft_delegations');
  }
}
