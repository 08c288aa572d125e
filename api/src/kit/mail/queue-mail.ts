import type { Transaction } from '../database';
import { type Letter, letterHtml, letterText } from './letter';

/** The worker's task that delivers one mail. */
export const DELIVER_MAIL = 'deliver-mail';

const QUEUE = {
  name: 'queue-mail',
  text: `with mail as (
      insert into mails (recipient, subject, text, html) values ($1, $2, $3, $4) returning id
    )
    select graphile_worker.add_job($5, json_build_object('mailId', id), max_attempts := 20) from mail`,
};

/** Writes a mail and its delivery job in the transaction of what caused it: both or neither. */
export async function queueMail(transaction: Transaction, letter: Letter): Promise<void> {
  const values = [letter.to, letter.subject, letterText(letter), letterHtml(letter), DELIVER_MAIL];
  await transaction.query(QUEUE, values);
}
