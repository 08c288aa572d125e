import type { Action } from '../../../core/audiences/action';
import { type HappeningKind, happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { FilePurpose } from '../../files/file.types';
import { attachFile, deleteFiles } from '../../files/steps/attach-file';
import { lockProperty, propertySubject } from '../../properties/steps/lock-property';
import { PropertyPicture } from '../picture.entity';
import {
  type AddPropertyPictureInput,
  type CaptionPropertyPictureInput,
  MAX_PICTURES,
  type OrderPropertyPicturesInput,
  type PropertyPictureIdArgs,
} from '../picture.inputs';
import type { PropertyPictureView } from '../picture.types';
import {
  pictureAdded,
  pictureCaptioned,
  pictureRemoved,
  picturesOrdered,
} from '../pictures.happenings';
import { listPropertyPictures } from './list-property-pictures';

const ORDER = statement(
  'order-property-pictures',
  `update property_pictures it set position = place.position - 1
    from unnest($2::bigint[]) with ordinality as place (id, position)
    where it.id = place.id and it.property_id = $1`,
);

type Logged = Pick<Action, 'before' | 'after'>;

/**
 * Changes the gallery of a property, whose changes wait for each other, and logs it; returns its
 * pictures. Administrators only.
 */
async function changeGallery(
  call: RequestContext,
  propertyId: number,
  kind: HappeningKind<Action>,
  work: (transaction: Transaction, pictures: PropertyPicture[]) => Promise<Logged | undefined>,
): Promise<PropertyPictureView[]> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const property = await lockProperty(transaction, propertyId);
    const pictures = await transaction.manager.find(PropertyPicture, {
      where: { propertyId },
      order: { position: 'ASC', id: 'ASC' },
    });
    const logged = await work(transaction, pictures);
    if (!logged) return;
    await happened(call, transaction, kind, { subject: propertySubject(property), ...logged });
  });
  return listPropertyPictures(call, { propertyId });
}

/** Finds the property of a picture, which its change then locks; NOT_FOUND without one. */
async function propertyOf(call: RequestContext, id: number): Promise<number> {
  requireAdministrator(call);
  const found = await call.app.db.getRepository(PropertyPicture).findOneBy({ id });
  if (!found) throw missing();
  return found.propertyId;
}

const missing = () => new AppError('NOT_FOUND', 'There is no such picture.', 'id');

function pictureIn(pictures: PropertyPicture[], id: number): PropertyPicture {
  const picture = pictures.find((it) => it.id === id);
  if (!picture) throw missing();
  return picture;
}

/** Adds an uploaded picture at the end of a property's gallery; administrators only. */
export function addPropertyPicture(
  call: RequestContext,
  { propertyId, fileId, caption }: AddPropertyPictureInput,
): Promise<PropertyPictureView[]> {
  const { userId } = requireAdministrator(call);
  return changeGallery(call, propertyId, pictureAdded, async (transaction, pictures) => {
    if (pictures.some((it) => it.fileId === fileId)) return undefined;
    if (pictures.length >= MAX_PICTURES) {
      throw new AppError('CONFLICT', `A property has at most ${MAX_PICTURES} pictures.`);
    }
    const purpose = FilePurpose.PROPERTY_PICTURE;
    await attachFile(transaction, { id: fileId, userId, purpose, propertyId });
    const position = (pictures.at(-1)?.position ?? -1) + 1;
    const added = { propertyId, fileId, caption: caption.trim(), position };
    await transaction.manager.insert(PropertyPicture, added);
    return { after: { caption: added.caption } };
  });
}

/** Changes the caption of a picture; administrators only. */
export async function captionPropertyPicture(
  call: RequestContext,
  { id, caption }: CaptionPropertyPictureInput,
): Promise<PropertyPictureView[]> {
  const propertyId = await propertyOf(call, id);
  return changeGallery(call, propertyId, pictureCaptioned, async ({ manager }, pictures) => {
    const picture = pictureIn(pictures, id);
    const [before, after] = [{ caption: picture.caption }, { caption: caption.trim() }];
    if (before.caption === after.caption) return undefined;
    await manager.update(PropertyPicture, { id }, after);
    return { before, after };
  });
}

/** Puts the pictures of a property in order, the cover first; administrators only. */
export function orderPropertyPictures(
  call: RequestContext,
  { propertyId, ids }: OrderPropertyPicturesInput,
): Promise<PropertyPictureView[]> {
  return changeGallery(call, propertyId, picturesOrdered, async (transaction, pictures) => {
    const known = pictures.map((it) => it.id);
    if (new Set(ids).size !== known.length || !known.every((id) => ids.includes(id))) {
      const sentence = 'Someone else has changed these pictures. Please look at them again.';
      throw new AppError('CONFLICT', sentence, 'ids');
    }
    if (known.every((id, place) => ids[place] === id)) return undefined;
    await transaction.query(ORDER, [propertyId, [...ids]]);
    return {};
  });
}

/** Removes a picture from its gallery, with its file; administrators only. */
export async function removePropertyPicture(
  call: RequestContext,
  { id }: PropertyPictureIdArgs,
): Promise<PropertyPictureView[]> {
  const propertyId = await propertyOf(call, id);
  return changeGallery(call, propertyId, pictureRemoved, async (transaction, pictures) => {
    const { caption, fileId } = pictureIn(pictures, id);
    await transaction.manager.delete(PropertyPicture, { id });
    await deleteFiles(transaction, [fileId]);
    return { before: { caption } };
  });
}
