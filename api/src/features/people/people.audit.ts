import type { AuditArea } from '../../core/audiences/audit-area';
import { phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, changed, counted, field, inWords, personOf } from '../audit/steps/phrases';

const ROLES: Record<string, string> = {
  ADMIN: 'an administrator',
  OWNER: 'an owner',
  USER: 'a user',
  GUEST: 'a guest',
};

const roleName = (role: unknown) => ROLES[String(role)] ?? inWords(String(role));

/** The fields that have words of their own. */
const PROFILE = {
  adminNote: field('the note'),
  email: field('the e-mail address', (value) => (value ? String(value) : 'nothing')),
  postalAddress: field('the postal address'),
  tags: field('the tags', (value) => (Array.isArray(value) && value.join(', ')) || 'none'),
  hasPicture: field('the picture', (has) => (has ? 'a new one' : 'none')),
  phone: field('the telephone number'),
  phoneAudience: field('the readers of the telephone number'),
};

/** The audit sentences of people. */
export const userAudit: AuditArea = {
  area: AdminArea.USERS,
  tab: 'users',
  label: 'People',
  forOwners: {
    'change-email': [],
    'remove-second-factor': [],
    'set-temporary-password': [],
    view: [],
  },
  describe: byVerb({
    create: (entry, names) => {
      const role = entry.after?.userRole;
      return phrase`added ${personOf(entry, names)}${role ? ` as ${roleName(role)}` : ''}`;
    },
    update: (entry, names) => {
      const person = personOf(entry, names);
      const keys = Object.keys(entry.after ?? {});
      const role = entry.after?.userRole;
      if (role && keys.every((key) => key === 'userRole' || key === 'isAdmin')) {
        return phrase`made ${person} ${roleName(role)}`;
      }
      return changed([person], entry, names, {
        userRole: field('the role', (value) => inWords(String(value))),
        ...PROFILE,
        linkedPropertyId: field('the linked property', (id, { house }) =>
          id ? house(id) : 'none',
        ),
      });
    },
    delete: (entry, names) => {
      const shares = entry.before?.shares;
      const held = Array.isArray(shares) ? shares.length : 0;
      const note = held > 0 ? `, who had ${counted(held, 'share')}` : '';
      return phrase`deleted ${personOf(entry, names)}${note}`;
    },
    // Beside the update, which owners do not read: it has the addresses.
    'change-email': (entry, names) =>
      phrase`changed the e-mail address of ${personOf(entry, names)}`,
    'change-own': (entry, names) => changed(['their own profile'], entry, names, PROFILE),
    'set-temporary-password': (entry, names) =>
      phrase`set a temporary password for ${personOf(entry, names)}`,
    view: (entry, names) => phrase`viewed Fairweek as ${personOf(entry, names)}`,
    'remove-second-factor': (entry, names) =>
      phrase`switched off two-step verification for ${personOf(entry, names)}`,
  }),
};
