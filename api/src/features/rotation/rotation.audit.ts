import type { AuditArea } from '../../core/audit-area';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, houseOf } from '../audit/steps/phrases';

/** What the log says of rotations. */
export const rotationAudit: AuditArea = {
  area: AdminArea.PROPERTIES,
  tab: 'properties',
  label: 'Rotation',
  forOwners: { update: ['firstChoiceShare', 'year'] },
  describe: byVerb({
    update: (entry, names) => {
      const { firstChoiceShare, year } = entry.after ?? {};
      const house = houseOf(entry, names);
      if (firstChoiceShare == null || year == null) return ['changed the rotation of ', house];
      return [`set share ${firstChoiceShare} to choose first in ${year} at `, house];
    },
  }),
};
