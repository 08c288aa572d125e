import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After a draft a share takes one of the open weeks, for so many days. */
export class OneClaim1763920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table properties
      add column claim_limit_days integer not null default 14,
      add constraint properties_claim_limit_days check (claim_limit_days between 0 and 365)`);
    await runner.query('alter table property_years add column drafted_at timestamptz(3)');
    await runner.query(`update property_years y set drafted_at = (log.text::json->>'at')::timestamptz
      from drafts d join draft_log log on log.draft_id = d.id and log.seq = d.seq
      where d.status = 'ENDED' and d.property_id = y.property_id and d.year = y.year`);
    await runner.query('alter table bookings add column only_claim_of integer references shares');
    // Of several weeks that a share took in the last days, the first is its one.
    await runner.query(`update bookings b set only_claim_of = first.share_id
      from (
        select distinct on (b.property_id, b.year, b.share_id) b.id, b.share_id
        from bookings b
        join property_years y on y.property_id = b.property_id and y.year = b.year
          and y.drafted_at > now() - interval '14 days'
        where b.released_at is null and b.created_at > y.drafted_at and not exists (
          select 1 from drafts d join draft_picks pick on pick.draft_id = d.id
          where d.property_id = b.property_id and d.year = b.year and pick.week = b.week
            and pick.share_id = b.share_id)
        order by b.property_id, b.year, b.share_id, b.id
      ) first where first.id = b.id`);
    await runner.query(`create unique index bookings_one_claim
      on bookings (only_claim_of, year) where released_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bookings drop column only_claim_of');
    await runner.query('alter table property_years drop column drafted_at');
    await runner.query('alter table properties drop column claim_limit_days');
  }
}
