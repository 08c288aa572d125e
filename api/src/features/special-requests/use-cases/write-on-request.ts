import { inTransaction } from '../../../core/database/database';
import { AppError, requireVersion } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { RequestEventKind, RequestStatus } from '../request-kinds';
import type { WriteOnSpecialRequestInput } from '../special-request.inputs';
import { NOTES_PER_USER } from '../special-request.limits';
import { noSuchRequest } from '../special-request.policy';
import type { SpecialRequestView } from '../special-request.types';
import { changeRequest, lockRequest, writeRequest } from '../steps/change-request';
import { recordRequestEvent } from '../steps/record-request-event';
import { findRequestOf, requestIn } from '../steps/stored-request';

/**
 * Writes on a request without changing its status: the person who made it to administrators, while
 * it is open; an administrator to that person, by email too, or to administrators only. CONFLICT if
 * the request has changed since the version that was read.
 */
export async function writeOnRequest(
  call: RequestContext,
  input: WriteOnSpecialRequestInput,
): Promise<SpecialRequestView> {
  const { userId, isAdminSession } = requireMember(call);
  await call.app.throttle.consume(NOTES_PER_USER, String(userId));
  return isAdminSession ? writeToAsker(call, input) : writeToAdministrators(call, userId, input);
}

function writeToAsker(
  call: RequestContext,
  { id, text, isForAsker = true, expectedVersion }: WriteOnSpecialRequestInput,
): Promise<SpecialRequestView> {
  return inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    requireVersion('request', request, expectedVersion);
    const note = text.trim();
    const { user } = await requestIn(transaction, id);
    if (isForAsker && !user.email) {
      throw new AppError(
        'CONFLICT',
        'They can no longer be reached: their account and address were removed.',
        'text',
      );
    }
    return changeRequest(call, transaction, {
      request,
      change: {},
      event: { kind: RequestEventKind.NOTE, note, isForAsker },
      action: 'request.note',
      told: { notes: note, isForAsker },
    });
  });
}

async function writeToAdministrators(
  call: RequestContext,
  userId: number,
  { id, text, isForAsker = true, expectedVersion }: WriteOnSpecialRequestInput,
): Promise<SpecialRequestView> {
  if (!isForAsker) {
    const sentence = 'Only administrators write what you do not see.';
    throw new AppError('BAD_USER_INPUT', sentence, 'isForAsker');
  }
  await inTransaction(call.app, async (transaction) => {
    const request = await lockRequest(transaction, { id, userId });
    requireVersion('request', request, expectedVersion);
    const { pending, in_progress: inProgress } = RequestStatus;
    if (request.archivedAt || (request.status !== pending && request.status !== inProgress)) {
      const sentence = 'This request is already closed. Please make a new one.';
      throw new AppError('CONFLICT', sentence, 'id');
    }
    await writeRequest(transaction, request, {});
    await recordRequestEvent(call, transaction, {
      event: {
        requestId: id,
        kind: RequestEventKind.NOTE,
        actorId: userId,
        note: text.trim(),
      },
    });
  });
  const request = await findRequestOf(call, { id, userId });
  if (!request) throw noSuchRequest();
  return request;
}
