import type { AuditArea } from '../../core/audiences/audit-area';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, changed, houseOf } from '../audit/steps/phrases';

/** The audit sentences of properties. */
export const propertyAudit: AuditArea = {
  area: AdminArea.PROPERTIES,
  tab: 'properties',
  label: 'Properties',
  forOwners: {
    update: [
      ...['name', 'isActive', 'totalShares', 'weeksPerShare', 'changeoverWeekday', 'timeZone'],
      ...['swapsNeedApproval', 'claimLimitDays'],
    ],
  },
  describe: byVerb({
    create: (entry, names) => {
      const { location } = entry.after ?? {};
      const where = location ? [` in ${location}`] : [];
      return ['added the property ', houseOf(entry, names), ...where];
    },
    update: (entry, names) => {
      const house = houseOf(entry, names);
      const { isActive, ...others } = entry.after ?? {};
      if (typeof isActive === 'boolean' && Object.keys(others).length === 0) {
        return ['made ', house, isActive ? ' active' : ' inactive'];
      }
      return changed([house], entry, names);
    },
    delete: (entry, names) => ['deleted the property ', houseOf(entry, names)],
    arrival: (entry, names) =>
      changed(['the arrival details of ', houseOf(entry, names)], entry, names, {
        isWifiPasswordChanged: (_, isChanged) => (isChanged ? ['the Wi-Fi password'] : undefined),
        isNoteChanged: (_, isChanged) => (isChanged ? ['how to get in'] : undefined),
      }),
    'add-picture': (entry, names) => ['added a picture of ', houseOf(entry, names)],
    'caption-picture': (entry, names) => [
      'changed the caption of a picture of ',
      houseOf(entry, names),
    ],
    'order-pictures': (entry, names) => [
      'put the pictures of ',
      houseOf(entry, names),
      ' in order',
    ],
    'remove-picture': (entry, names) => ['removed a picture of ', houseOf(entry, names)],
    'create-guest-link': (entry, names) => ['created a guest link for ', houseOf(entry, names)],
    'revoke-guest-link': (entry, names) => ['revoked the guest link of ', houseOf(entry, names)],
  }),
};
