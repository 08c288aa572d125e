import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Kinds of rotation, the queue by which a draft was planned, and when a share lost its owner. An
 * older version goes on with the rule over twelve, the default.
 */
export class RotationKinds1764640530000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table rotation_changes
      add column kind text not null default 'OVER_TWELVE'
        constraint rotation_changes_kind
          check (kind in ('OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS')),
      add column queue integer[],
      add column reason text`);
    await runner.query(`alter table drafts
      add column rotation_kind text
        constraint drafts_rotation_kind
          check (rotation_kind in ('OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS')),
      add column rotation_base_year integer,
      add column rotation_queue integer[],
      add column rotation_change_id bigint references rotation_changes`);
    await runner.query('alter table shares add column vacated_at timestamptz(3)');
    await runner.query('update shares set vacated_at = updated_at where user_id is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shares drop column vacated_at');
    await runner.query(`alter table drafts drop column rotation_kind,
      drop column rotation_base_year, drop column rotation_queue, drop column rotation_change_id`);
    await runner.query(
      'alter table rotation_changes drop column kind, drop column queue, drop column reason',
    );
  }
}
