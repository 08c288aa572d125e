import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchText, keepSearchText } from '../core/database/search-text';

const PROPERTIES = {
  table: 'properties',
  columns: 'name, location',
  text: `name || ' ' || location`,
};

/** The searched texts of homes are kept, as those of users are. */
export class PropertySearchText1764640810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What it costs if the words are not known when a statement is planned: once for each row.
    await runner.query('alter function folded(text[]) cost 10000');
    await keepSearchText(runner, PROPERTIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSearchText(runner, PROPERTIES);
    await runner.query('alter function folded(text[]) cost 100');
  }
}
