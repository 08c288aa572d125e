import { finished, Readable } from 'node:stream';
import { happenedAnyway } from '../../../core/audiences/happening';
import { unavailable } from '../../../core/errors';
import { Tally } from '../../../core/limits/tally';
import type { Limit } from '../../../core/limits/throttle';
import { type AppContext, type RequestContext, requireMember } from '../../../core/request-context';
import { whyListsAreClosed } from '../../auth/access/steps/handed-access';
import { requireRecentPassword } from '../../auth/auth.policy';
import { dataExported } from '../people.happenings';

const DOWNLOADS: Limit = { name: 'my-data', points: 10, seconds: 3_600 };

/** Downloads at a time in this process: each keeps a connection to the database. */
const AT_ONCE = 3;
const running = new Tally<string>();

interface Download {
  userId: number;
  /** Why wish lists are closed; null if they are open. */
  closed: string | null;
}

/** Writes all sections as one JSON object, an array of rows each; for closed ones, the reason. */
async function* jsonOf(app: AppContext, { userId, closed }: Download): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date())}`;
  for (const { sections = {}, closable = [] } of app.personalData.toReversed()) {
    for (const [name, read] of Object.entries(sections)) {
      if (closed && closable.includes(name)) {
        yield `,\n${JSON.stringify(name)}: ${JSON.stringify([{ closed }])}`;
        continue;
      }
      let separator = '';
      yield `,\n${JSON.stringify(name)}: [`;
      for await (const row of read(app, userId)) {
        yield `${separator}\n  ${JSON.stringify(row)}`;
        separator = ',';
      }
      yield ']';
    }
  }
  yield '\n}\n';
}

/**
 * Streams everything that Fairweek stores about the signed-in user as JSON: one array per subject,
 * but no wish lists while they are closed.
 * Asks for a recent password (PASSWORD_REQUIRED); at most ten times an hour (TOO_MANY_REQUESTS).
 */
export async function downloadMyData(call: RequestContext): Promise<Readable> {
  const { app } = call;
  const { userId } = requireMember(call);
  requireRecentPassword(call);
  const closed = await whyListsAreClosed(call);
  await app.throttle.consume(DOWNLOADS, String(userId));
  await happenedAnyway(call, dataExported, { userId });
  const leave = running.take('all', AT_ONCE);
  if (!leave) throw unavailable('Other downloads are running. Please try again in a minute.');
  const leaveOwn = running.take(`user ${userId}`, 1);
  if (!leaveOwn) {
    leave();
    throw unavailable('Your download is running already.');
  }
  const json = Readable.from(jsonOf(app, { userId, closed }));
  finished(json, () => {
    leave();
    leaveOwn();
  });
  return json;
}
