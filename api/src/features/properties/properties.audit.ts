import type { AuditArea } from '../../core/audiences/audit-area';
import { phrase } from '../../core/rules/sentence';
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
      return phrase`added the property ${houseOf(entry, names)}${location ? ` in ${location}` : ''}`;
    },
    update: (entry, names) => {
      const house = houseOf(entry, names);
      const { isActive, ...others } = entry.after ?? {};
      if (typeof isActive === 'boolean' && Object.keys(others).length === 0) {
        return phrase`made ${house} ${isActive ? 'active' : 'inactive'}`;
      }
      return changed([house], entry, names);
    },
    delete: (entry, names) => phrase`deleted the property ${houseOf(entry, names)}`,
    arrival: (entry, names) =>
      changed(phrase`the arrival details of ${houseOf(entry, names)}`, entry, names, {
        isWifiPasswordChanged: (_, isChanged) => (isChanged ? ['the Wi-Fi password'] : undefined),
        isNoteChanged: (_, isChanged) => (isChanged ? ['how to get in'] : undefined),
      }),
    'add-picture': (entry, names) => phrase`added a picture of ${houseOf(entry, names)}`,
    'caption-picture': (entry, names) =>
      phrase`changed the caption of a picture of ${houseOf(entry, names)}`,
    'order-pictures': (entry, names) =>
      phrase`put the pictures of ${houseOf(entry, names)} in order`,
    'remove-picture': (entry, names) => phrase`removed a picture of ${houseOf(entry, names)}`,
    'create-guest-link': (entry, names) =>
      phrase`created a guest link for ${houseOf(entry, names)}`,
    'revoke-guest-link': (entry, names) =>
      phrase`revoked the guest link of ${houseOf(entry, names)}`,
  }),
};
