import type { FileKind } from '../../../core/files/file-kind';
import type { RequestContext } from '../../../core/request-context';
import { maySeeCosts, requireCosts } from '../cost.policy';

/** Receipts: who may see the costs of a property uploads them, and sees those of others. */
export const receiptFile: FileKind<RequestContext> = {
  isOfProperty: true,
  takesPdf: true,
  isPrivate: true,
  requireUpload: (call, propertyId = 0) => requireCosts(call, propertyId),
  // The scope that lets a program read files is not that of costs.
  mayRead: async (call, { propertyId }) =>
    !call.actor?.isProgram && propertyId !== null && maySeeCosts(call, propertyId),
};
