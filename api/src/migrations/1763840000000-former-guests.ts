import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who stays is between an owner and their guests: whichever way a share leaves its owner, they are forgotten. */
export class FormerGuests1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function forget_guests() returns trigger language plpgsql as $$
      begin
        update bookings set guests = '', updated_at = now(), version = version + 1
          where share_id = old.id and guests <> '';
        return null;
      end $$`);
    await runner.query(`create trigger shares_forget_guests after update of user_id on shares
      for each row when (old.user_id is not null and old.user_id is distinct from new.user_id)
      execute function forget_guests()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger shares_forget_guests on shares');
    await runner.query('drop function forget_guests');
  }
}
