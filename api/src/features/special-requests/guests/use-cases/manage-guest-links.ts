import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read } from '../../../../core/database/database';
import { type Row, statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { AppContext, RequestContext } from '../../../../core/request-context';
import { requireRecentPasswordOrToken } from '../../../auth/auth.policy';
import { lockProperty, propertySubject } from '../../../properties/steps/lock-property';
import { requireRequestsAdministrator } from '../../special-request.policy';
import { guestLinkCreated, guestLinkRevoked } from '../../special-requests.happenings';
import type { GuestLinkArgs } from '../guest.inputs';
import type { GuestLink } from '../guest.types';
import { guestToken } from '../guest-token';

const COLUMNS = 'id, property_id as "propertyId", created_at as "createdAt"';

const FIND = statement('guest-link', `select ${COLUMNS} from guest_links where property_id = $1`);

const REVOKE = statement(
  'revoke-guest-link',
  'delete from guest_links where property_id = $1 returning id',
);

const CREATE = statement(
  'create-guest-link',
  `insert into guest_links (property_id) values ($1) returning ${COLUMNS}`,
);

async function linkOf(
  app: AppContext,
  { id, propertyId, createdAt }: Row<'guest-link'>,
): Promise<GuestLink> {
  const url = `${app.appUrl}/guest/${guestToken(app, id)}`;
  const { toString: qrCode }: typeof import('qrcode') = require('qrcode');
  const qrSvg = await qrCode(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { propertyId, url, qrSvg, createdAt };
}

/**
 * Returns a property's guest link, to be printed again; null if there is none. Administrators only.
 */
export async function findGuestLink(
  call: RequestContext,
  { propertyId }: GuestLinkArgs,
): Promise<GuestLink | null> {
  requireRequestsAdministrator(call);
  requireRecentPasswordOrToken(call);
  const [row] = await read(call.app, FIND, [propertyId]);
  return row ? linkOf(call.app, row) : null;
}

/** Creates a property's guest link; a previous link stops working. Administrators only. */
export async function createGuestLink(
  call: RequestContext,
  { propertyId }: GuestLinkArgs,
): Promise<GuestLink> {
  requireRequestsAdministrator(call);
  requireRecentPasswordOrToken(call);
  const row = await inTransaction(call.app, async (transaction) => {
    const property = await lockProperty(transaction, propertyId);
    await transaction.query(REVOKE, [propertyId]);
    const [created] = await transaction.query(CREATE, [propertyId]);
    if (!created) throw new Error('The guest link was not stored.');
    await happened(call, transaction, guestLinkCreated, {
      subject: propertySubject(property),
      id: propertyId,
    });
    return created;
  });
  return linkOf(call.app, row);
}

/**
 * Deletes a property's guest link, which stops working immediately; NOT_FOUND if there is none.
 * Administrators only.
 */
export function revokeGuestLink(
  call: RequestContext,
  { propertyId }: GuestLinkArgs,
): Promise<boolean> {
  requireRequestsAdministrator(call);
  return inTransaction(call.app, async (transaction) => {
    const property = await lockProperty(transaction, propertyId);
    const [revoked] = await transaction.query(REVOKE, [propertyId]);
    if (!revoked) throw new AppError('NOT_FOUND', 'There is no guest link.', 'propertyId');
    await happened(call, transaction, guestLinkRevoked, {
      subject: propertySubject(property),
      id: propertyId,
    });
    return true;
  });
}
