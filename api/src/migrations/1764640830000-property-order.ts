import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropKeptColumn, keepOrder } from '../core/database/kept-column';

const NAME = { table: 'properties', column: 'name_order', columns: 'name', text: 'name' };
const LOCATION = {
  ...{ table: 'properties', column: 'location_order', columns: 'location', text: 'location' },
};

/** Properties are listed in natural order: Åre before Zermatt, and 102 before 1002. */
export class PropertyOrder1764640830000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Zeros in front of each number give it at least nine digits, which then compare as it does.
    await runner.query(String.raw`create function natural_order(name text) returns text
      language sql immutable strict parallel safe
      as $$ select regexp_replace(
        regexp_replace(folded(name), '([0-9]+)', '00000000\1', 'g'),
        '0{1,8}([0-9]{9,})', '\1', 'g') $$`);
    await runner.query('drop index properties_name');
    await keepOrder(runner, NAME);
    await keepOrder(runner, LOCATION);
    await runner.query('create index properties_name on properties (name_order, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropKeptColumn(runner, LOCATION);
    await dropKeptColumn(runner, NAME);
    await runner.query('create index properties_name on properties (name, id)');
    await runner.query('drop function natural_order');
  }
}
