import { doer, type Wordings } from '../../core/audiences/activity';
import { phrase } from '../../core/rules/sentence';

/** Happenings that concern all owners of a property. */
export const propertyWordings: Wordings = {
  'property.deactivated': (it) => ({
    subject: `${it.propertyName} is inactive`,
    sentence: phrase`${doer(it)} made ${it.propertyName} inactive. Booked weeks stay as they are.`,
    path: `/calendar?property=${it.propertyId}`,
  }),
  'property.activated': (it) => ({
    subject: `${it.propertyName} is active again`,
    sentence: phrase`${doer(it)} made ${it.propertyName} active again.`,
    path: `/calendar?property=${it.propertyId}`,
  }),
};
