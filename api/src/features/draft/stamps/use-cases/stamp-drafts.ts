import { randomBytes } from 'node:crypto';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { AppContext } from '../../../../core/request-context';
import { isDatedAfter, readStamp } from '../../rules';
import { askFor } from '../steps/ask-for-stamp';

/** Maximum number of stamps of an authority in one run. */
const BATCH = 20;

// The head is stamped at the opening, once a day while the log grows, and at the end.
const DUE = statement(
  'due-stamps',
  `select d.id, d.seq, l.hash, l.text,
      coalesce((select hash from draft_log where draft_id = d.id and seq = d.seq - 1), '') as before
    from drafts d
    join draft_log l on l.draft_id = d.id and l.seq = d.seq
    left join lateral (select seq, at from draft_stamps s
      where s.draft_id = d.id and s.authority = $1 order by seq desc limit 1) last on true
    where d.status <> 'PLANNED' and last.seq is distinct from d.seq
      and (last.seq is null or d.status = 'ENDED' or last.at < now() - interval '1 day')
    order by last.at nulls first, d.id limit ${BATCH}`,
);

const KEEP = statement(
  'keep-stamp',
  `insert into draft_stamps (draft_id, seq, authority, answer, signer, at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);

/** A stamp that its authority has answered with, and the text that was hashed. */
interface Answered {
  id: number;
  seq: number;
  authority: string;
  answer: string;
  hash: string;
  text: string;
}

/** Keeps an answer if it is a stamp that the log will agree with. */
async function keepStamp(
  app: AppContext,
  { id, seq, authority, answer, hash, text }: Answered,
): Promise<void> {
  const { at, signer } = await readStamp({ seq, answer }, { text, hash });
  const entry: { at: string } = JSON.parse(text.slice(text.indexOf('\n') + 1));
  if (isDatedAfter(entry.at, at)) throw new Error(`The entry is dated after ${at}.`);
  const stamp = [id, seq, authority, answer, signer, at] as const;
  await inTransaction(app, ({ query }) => query(KEEP, stamp));
}

async function stampBy(authority: string, app: AppContext): Promise<void> {
  for (const { id, seq, hash, text, before } of await read(app, DUE, [authority])) {
    const answer = await askFor(authority, { hash, nonce: randomBytes(8) });
    // A stamp of one draft that cannot be kept holds up no other.
    await keepStamp(app, { id, seq, answer, authority, hash, text: `${before}\n${text}` }).catch(
      (error: unknown) => app.outage.report(error, `A stamp of draft ${id} was not kept`),
    );
  }
}

/**
 * Has the last hash of each open draft stamped by the authorities of TIMESTAMP_URLS. Nothing in a
 * draft waits for it; an authority that fails is asked again in the next run.
 */
export async function stampDrafts(app: AppContext): Promise<void> {
  for (const authority of app.timestampUrls) {
    await stampBy(authority, app).catch((error: unknown) => {
      app.outage.report(error, `Logs of drafts were not stamped by ${authority}`);
    });
  }
}
