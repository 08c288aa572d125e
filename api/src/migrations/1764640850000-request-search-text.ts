import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchText, keepSearchText } from '../core/database/search-text';

const REQUESTS = {
  table: 'special_requests',
  columns: 'title, description, guest_first_name, guest_last_name, guest_email',
  text: `title || ' ' || description || ' ' || coalesce(guest_first_name, '') || ' ' ||
        coalesce(guest_last_name, '') || ' ' || coalesce(guest_email::text, '')`,
};

/** The searched text of requests is kept, as those of properties and users are. */
export class RequestSearchText1764640850000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await keepSearchText(runner, REQUESTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSearchText(runner, REQUESTS);
  }
}
