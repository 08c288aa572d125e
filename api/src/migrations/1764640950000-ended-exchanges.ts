import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why exchanges did not go through, for each owner who took part. */
export class EndedExchanges1764640950000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table ended_exchanges (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      property_id bigint not null references properties on delete cascade,
      year integer not null,
      week integer not null,
      gets_week integer not null,
      cause text not null constraint ended_exchanges_cause check (cause in ('REFUSED', 'EXPIRED',
        'REJECTED', 'OTHER_WEEK', 'OWN_SWAPPED', 'OWN_RELEASED', 'OWN_SHARE')),
      ended_at timestamptz(3) not null default now()
    )`);
    await runner.query('create index ended_exchanges_user on ended_exchanges (user_id)');
    await runner.query('create index ended_exchanges_property on ended_exchanges (property_id)');
    await runner.query('create index ended_exchanges_at on ended_exchanges (ended_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ended_exchanges');
  }
}
