import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { read } from '../database/database';
import { isOutage } from '../database/database-errors';
import { type Row, statement } from '../database/statement';
import { AppError } from '../errors';
import { type RequestContext, requireMember } from '../request-context';
import { keyedHash } from '../secrets/keyed-hash';

const HEADER = 'Idempotency-Key';

/** No request takes that long: without an answer by then, its process has ended. */
const ABANDONED = "interval '2 minutes'";
const KEPT = "interval '24 hours'";

const BEGIN = statement(
  'begin-idempotent-request',
  `insert into idempotency_keys as k (user_id, address, key, body_hash, attempt)
    values ($1, $2, $3, $4, $5)
    on conflict (user_id, address, key) do update set body_hash = excluded.body_hash,
      attempt = excluded.attempt, created_at = now(), answer = null
    where k.created_at < now() - ${KEPT}
      or k.answer is null and k.created_at < now() - ${ABANDONED}
    returning true as "isNew"`,
);

const FIND = statement(
  'find-idempotent-answer',
  `select body_hash as "bodyHash", answer from idempotency_keys
    where user_id = $1 and address = $2 and key = $3`,
);

// Only of this attempt: another one may have taken an abandoned key over.
const KEEP = statement(
  'keep-idempotent-answer',
  'update idempotency_keys set answer = $2 where attempt = $1',
);
const FREE = statement(
  'free-idempotency-key',
  'delete from idempotency_keys where attempt = $1 and answer is null',
);

const PURGE = statement(
  'purge-idempotency-keys',
  `delete from idempotency_keys where created_at < now() - ${KEPT}`,
);

/** Purges the answers that are older than a day. */
export async function purgeIdempotencyKeys(db: DataSource): Promise<void> {
  await read({ db }, PURGE, []);
}

interface KeyedRoute {
  method: string;
  url: string;
  isPublic?: boolean;
  hasSecrets?: boolean;
  answers: string;
  accepts?: string;
}

/** Returns whether answers of a route may be kept: JSON without a secret, for someone who is known. */
export const takesKey = ({ method, isPublic, hasSecrets, answers, accepts }: KeyedRoute) =>
  method === 'POST' && !isPublic && !hasSecrets && answers === 'json' && !accepts;

/** The documentation of the header. */
export const KEY_HEADER = {
  [HEADER]: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    description:
      'Makes a retry safe: for 24 hours, the same key with the same body returns the first success again.',
  },
};

const refuse = (message: string) => new AppError('BAD_USER_INPUT', message, HEADER);

/**
 * Returns the key of a POST request, if it has one; BAD_USER_INPUT for one that is not valid, or at
 * a route that takes none. Other methods change nothing twice.
 */
export function keyOf(route: KeyedRoute, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || route.method !== 'POST') return undefined;
  if (!takesKey(route)) {
    throw refuse(`POST ${route.url} takes no ${HEADER}: its answers are not kept.`);
  }
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw refuse(`${HEADER} must have 1 to 255 letters, digits or signs.`);
}

/**
 * Does the work of a request once for each key, person and address; repeats its answer for 24 hours.
 * A failure frees the key; after a lost connection or the end of the process it is free later.
 */
export async function once(
  call: RequestContext,
  { key, request, reply }: { key: string; request: FastifyRequest; reply: FastifyReply },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { app } = call;
  const place = [requireMember(call).userId, request.url, key] as const;
  const bodyHash = keyedHash(app, `idempotent:${JSON.stringify(request.body ?? null)}`);
  const attempt = randomUUID();
  const [begun] = await read(app, BEGIN, [...place, bodyHash, attempt]);
  if (!begun) {
    const answer = firstAnswer((await read(app, FIND, place))[0], bodyHash);
    reply.header('idempotency-replayed', 'true');
    return answer;
  }
  const note = (error: unknown) => app.log.warn({ err: error }, 'An idempotency key was not kept');
  try {
    const result = await work();
    // The work is done: its answer matters more than a later repetition.
    await read(app, KEEP, [attempt, JSON.stringify(result ?? null)]).catch(note);
    return result;
  } catch (error) {
    // The work may be done where the connection was lost: that can happen during its commit.
    if (!isOutage(error)) await read(app, FREE, [attempt]).catch(note);
    throw error;
  }
}

/** Returns the answer of the first request; throws if it has none yet, or had another body. */
function firstAnswer(first: Row<'find-idempotent-answer'> | undefined, bodyHash: string): unknown {
  if (first && first.bodyHash !== bodyHash) {
    throw new AppError(
      'IDEMPOTENCY_KEY_REUSED',
      `This ${HEADER} was sent with another body. Use a new key for a new request.`,
      HEADER,
    );
  }
  if (first?.answer) return JSON.parse(first.answer);
  throw new AppError(
    'CONFLICT',
    `The first request with this ${HEADER} is still under way. Please try again in a moment.`,
    HEADER,
  );
}
