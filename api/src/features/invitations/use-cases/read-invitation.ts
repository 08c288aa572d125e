import { read } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import type { InvitationTokenArgs } from '../invitation.inputs';
import type { InvitationView } from '../invitation.types';
import { findInvitation } from '../steps/find-invitation';
import { PROPERTIES, propertiesOf } from '../steps/properties-of';

/** Returns what a link invites to, without using it up. */
export async function readInvitation(
  call: RequestContext,
  { token }: InvitationTokenArgs,
): Promise<InvitationView> {
  const { userId, firstName, email } = await findInvitation(call, token);
  const properties = await read(call.app, PROPERTIES, [[userId]]);
  return { firstName, email, properties: propertiesOf(properties, userId) };
}
