import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens know the networks they are used from, and end after 90 days with administrators’ scopes. */
export class TokenNetworks1764640960000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table access_tokens add column networks text[] not null default '{}'",
    );
    await runner.query(
      'update access_tokens set networks = array[network] where network is not null',
    );
    await runner.query(`update access_tokens set expires_at = now() + interval '90 days'
      where expires_at > now() + interval '90 days'
        and exists (select from unnest(scopes) scope where scope like '%\\_ADMIN')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access_tokens drop column networks');
  }
}
