import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { FileKind } from '../../../../core/files/file-kind';
import { limitOwnChanges } from '../../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { lockUser, userSubject } from '../../../auth/steps/lock-user';
import { FilePurpose } from '../../../files/file.types';
import { attachFile, deleteFiles } from '../../../files/steps/attach-file';
import { profileChanged } from '../../people.happenings';
import { knows } from '../../people.policy';
import type { MyPictureArgs } from '../profile.inputs';
import type { MyProfile } from '../profile.types';
import { readMyProfile } from './my-profile';

const KNOWN = statement(
  'known-person',
  `select 1 as one where ${knows('$1::bigint', '$2::bigint')}`,
);

/** Pictures of users: each uploads their own, and those who know them see it. */
export const profilePictures: FileKind<RequestContext> = {
  isOfProperty: false,
  isSquare: true,
  requireUpload: async (call) => requireMember(call),
  async mayRead(call, { uploadedById }) {
    const { userId, isAdminSession } = requireMember(call);
    if (isAdminSession || uploadedById === userId) return true;
    return (await read(call.app, KNOWN, [userId, uploadedById])).length > 0;
  },
};

const MINE = statement(
  'my-picture-files',
  `select id from files
    where uploaded_by_id = $1 and purpose = 'PROFILE_PICTURE' and attached_at is not null`,
);

/** Gives the caller another picture, or none; the former file is deleted. */
async function changePicture(
  call: RequestContext,
  profileImageUrl: string | null,
  attach: (transaction: Transaction, userId: number) => Promise<unknown>,
): Promise<MyProfile> {
  const actor = requireMember(call);
  const { userId } = actor;
  await limitOwnChanges(call.app, actor);
  await inTransaction(call.app, async (transaction) => {
    const user = await lockUser(transaction, userId);
    const before = { hasPicture: user.profileImageUrl !== null };
    if (profileImageUrl === user.profileImageUrl) return;
    const former = (await transaction.query(MINE, [userId])).map(({ id }) => id);
    await attach(transaction, userId);
    await deleteFiles(transaction, former);
    await transaction.manager.save(Object.assign(user, { profileImageUrl }));
    const after = { hasPicture: profileImageUrl !== null };
    const subject = userSubject(user);
    await happened(call, transaction, profileChanged, { subject, byId: userId, before, after });
  });
  return readMyProfile(call);
}

/** Makes an uploaded picture the caller's own. */
export function setMyPicture(
  call: RequestContext,
  { fileId: id }: MyPictureArgs,
): Promise<MyProfile> {
  const purpose = FilePurpose.PROFILE_PICTURE;
  return changePicture(call, `/api/files/${id}/thumb`, (transaction, userId) =>
    attachFile(transaction, { id, userId, purpose, propertyId: null }),
  );
}

/** Removes the caller's picture. */
export const removeMyPicture = (call: RequestContext): Promise<MyProfile> =>
  changePicture(call, null, async () => undefined);
