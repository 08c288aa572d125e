import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import type { CostsArgs, ShareQuery } from '../cost.inputs';
import { listEntries } from './list-entries';
import { readCostsForFile } from './read-costs';

/**
 * Draws the statement of a year: of a share for its owners, bookkeepers and administrators, or of
 * the whole house for all who may see its costs.
 */
export async function makeStatement(
  call: RequestContext,
  args: CostsArgs,
  { share }: ShareQuery,
): Promise<AsyncIterable<Buffer>> {
  const costs = await readCostsForFile(call, args, share);
  const own = costs.accounts.find(({ account }) => account === `${share}`);
  if (share !== undefined && !(own && (own.isMine || costs.mayKeepBooks))) {
    const sentence = 'This is neither a share of yours nor one whose books you keep.';
    throw new AppError('FORBIDDEN', sentence, 'share');
  }
  // Entries never change: those up to a number are the same in both reads.
  const all = { propertyId: args.propertyId, before: costs.seq + 1, first: costs.seq };
  const { items } = await listEntries(call, all);
  const entries = items.toReversed().filter(({ date }) => date < `${args.year + 1}`);
  // Its library is a seventh of what a start would load.
  const {
    drawStatement,
  }: typeof import('../papers/draw-statement') = require('../papers/draw-statement');
  return drawStatement({ costs, entries }, own);
}
