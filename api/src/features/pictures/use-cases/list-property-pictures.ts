import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { FileKind } from '../../../core/files/file-kind';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { fileUrl, thumbUrl } from '../../files/file.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { MAY_LOOK_AT_PROPERTY, policyValues } from '../../shares/share.policy';
import type { PropertyPicturesArgs } from '../picture.inputs';
import type { PropertyPictureView } from '../picture.types';

// A property without pictures is one row without one; no row means no access.
const LIST = statement(
  'property-pictures',
  `select it.id, it.caption, f.width, f.height, ${fileUrl('f.id')} as url,
      ${thumbUrl('f.id')} as "thumbUrl"
    from properties p
    left join property_pictures it on it.property_id = p.id
    left join files f on f.id = it.file_id
    where p.id = $3 and ${MAY_LOOK_AT_PROPERTY}
    order by it.position, it.id`,
);

/**
 * Lists a property's pictures, the cover first, for its owners, its guests and administrators;
 * FORBIDDEN for others.
 */
export async function listPropertyPictures(
  call: RequestContext,
  { propertyId }: PropertyPicturesArgs,
): Promise<PropertyPictureView[]> {
  const actor = requireMember(call);
  const rows = await read(call.app, LIST, [...policyValues(actor), propertyId]);
  if (rows.length === 0) throw propertyRefusal(actor);
  return rows.flatMap(({ id, caption, width, height, url, thumbUrl: thumb }) =>
    id === null || caption === null || width === null || height === null || !url || !thumb
      ? []
      : [{ id, caption, width, height, url, thumbUrl: thumb }],
  );
}

const MAY_SEE = statement(
  'may-see-property-picture',
  `select 1 as one from properties p where p.id = $3 and ${MAY_LOOK_AT_PROPERTY}`,
);

async function maySee(call: RequestContext, propertyId: number): Promise<boolean> {
  const values = [...policyValues(requireMember(call)), propertyId] as const;
  return (await read(call.app, MAY_SEE, values)).length > 0;
}

/** Pictures of properties: administrators upload them, and owners and guests see them. */
export const propertyPictures: FileKind<RequestContext> = {
  isOfProperty: true,
  async requireUpload(call, propertyId) {
    const actor = requireAdministrator(call);
    if (propertyId === undefined || !(await maySee(call, propertyId))) throw propertyRefusal(actor);
  },
  mayRead: async (call, { propertyId }) => propertyId !== null && maySee(call, propertyId),
};
