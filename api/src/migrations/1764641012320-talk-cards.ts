import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages may stand for a thing of the house, which is read with them as it is then. */
export class TalkCards1764641012320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table talk_messages
      add column subject text,
      add column subject_id bigint,
      drop constraint talk_messages_kind,
      add constraint talk_messages_kind check (kind in ('MESSAGE', 'ANNOUNCEMENT', 'CARD')),
      add constraint talk_messages_subject
        check (subject in ('DOCUMENT', 'OPEN_WEEK', 'WEEK_GIVEN_BACK')),
      add constraint talk_messages_card
        check ((kind = 'CARD') = (subject is not null and subject_id is not null)
          and (subject is null) = (subject_id is null) and (kind <> 'CARD' or content = ''))`);
    await runner.query(`create unique index talk_messages_once
      on talk_messages (subject, subject_id) where subject is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from talk_messages where kind = 'CARD'`);
    await runner.query(`alter table talk_messages drop column subject, drop column subject_id,
      drop constraint talk_messages_kind,
      add constraint talk_messages_kind check (kind in ('MESSAGE', 'ANNOUNCEMENT'))`);
  }
}
