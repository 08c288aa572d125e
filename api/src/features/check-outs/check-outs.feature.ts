import type { Feature } from '../../core/feature';
import { FilePurpose } from '../files/file.types';
import { CheckOut, CheckOutPicture } from './check-out.entities';
import * as happenings from './check-outs.happenings';
import { checkOutsPersonalData } from './check-outs.privacy';
import { CheckOutsResolver } from './check-outs.resolver';
import { checkOutWordings } from './check-outs.wordings';
import { checkOutPictures } from './use-cases/check-out-pictures';

/** The last day of a stay: a checklist, meters, and what those who arrive next should know. */
export const checkOutsFeature: Feature = {
  name: 'check-outs',
  uses: ['auth', 'files', 'properties', 'shares', 'special-requests', 'weeks'],
  happenings,
  entities: [CheckOut, CheckOutPicture],
  resolvers: [CheckOutsResolver],
  scopes: { checkOutForm: 'WEEKS_READ', lastCheckOut: 'WEEKS_READ', checkOut: 'WEEKS_WRITE' },
  viewable: ['lastCheckOut'],
  fileKinds: { [FilePurpose.CHECK_OUT]: checkOutPictures },
  wordings: checkOutWordings,
  personalData: checkOutsPersonalData,
};
