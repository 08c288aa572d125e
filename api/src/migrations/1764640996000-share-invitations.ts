import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who leaves a share has invited no one to it; nor has anyone to a share that all have left. */
const END = `create function end_share_invitations() returns trigger language plpgsql as $$
    begin
      delete from share_invitations where share_id = old.share_id and (invited_by_id = old.user_id
        or not exists (select from share_members where share_id = old.share_id));
      return null;
    end $$`;

/** Links by which people become members of a share. */
export class ShareInvitations1764640996000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table share_invitations (
      id bigint generated always as identity primary key,
      share_id bigint not null references shares on delete cascade,
      invited_by_id bigint not null references users,
      token_hash text not null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null
    )`);
    await runner.query(
      'create unique index share_invitations_token on share_invitations (token_hash)',
    );
    await runner.query('create index share_invitations_share on share_invitations (share_id)');
    await runner.query('create index share_invitations_by on share_invitations (invited_by_id)');
    await runner.query('create index share_invitations_expires on share_invitations (expires_at)');
    await runner.query(END);
    await runner.query(`create trigger share_members_end_invitations after delete on share_members
      for each row execute function end_share_invitations()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger share_members_end_invitations on share_members');
    await runner.query('drop function end_share_invitations');
    await runner.query('drop table share_invitations');
  }
}
