import type { FileKind } from '../../../core/files/file-kind';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { propertyRefusal } from '../../properties/property.policy';
import { maySeeCheckOuts } from './read-last-check-out';

/** Pictures of check-outs: owners and guests of a property upload them, and see those of others. */
export const checkOutPictures: FileKind<RequestContext> = {
  isOfProperty: true,
  async requireUpload(call, propertyId) {
    const actor = requireMember(call);
    if (propertyId !== undefined && (await maySeeCheckOuts(call, propertyId))) return;
    throw propertyRefusal(actor);
  },
  mayRead: async (call, { propertyId }) => propertyId !== null && maySeeCheckOuts(call, propertyId),
};
