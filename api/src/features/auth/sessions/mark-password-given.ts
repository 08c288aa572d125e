import { change } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';

const CONFIRM = statement(
  'confirm-password',
  'update sessions set password_at = now() where id = $1',
);

/** Records that the user has proved who they are, which counts for 15 minutes in this session. */
export async function markPasswordGiven(
  { app }: Pick<RequestContext, 'app'>,
  sessionId: string,
): Promise<void> {
  await change(app, CONFIRM, [sessionId]);
}
