import type { AuditArea } from '../../core/audiences/audit-area';
import { phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, houseOf, quoted } from '../audit/steps/phrases';

/** The words for each kind of rotation. */
const KINDS = new Map<unknown, string>([
  ['OVER_TWELVE', 'moving up one over twelve'],
  ['TAKING_PART', 'over the shares that take part'],
  ['MIRROR_PAIRS', 'in mirror pairs'],
]);

/** The audit sentences of rotations. */
export const rotationAudit: AuditArea = {
  area: AdminArea.PROPERTIES,
  tab: 'properties',
  label: 'Rotation',
  forOwners: {
    update: ['firstChoiceShare', 'year', 'kind', 'reason', 'loss'],
    draw: ['news'],
  },
  describe: byVerb({
    update: (entry, names) => {
      const { firstChoiceShare, year, kind, reason, loss } = entry.after ?? {};
      const house = houseOf(entry, names);
      if (firstChoiceShare == null || year == null) return ['changed the rotation of ', house];
      const way = KINDS.has(kind) ? [`, ${KINDS.get(kind)}`] : [];
      const hasReason = typeof reason === 'string' && reason.trim() !== '';
      const why = hasReason ? `, with the reason ${quoted(reason)}` : ', without a reason';
      const what = `set share ${firstChoiceShare} to choose first in ${year} at `;
      const losing = typeof loss === 'string' ? [`. ${loss.replace(/\.$/, '')}`] : [];
      return [what, house, ...way, why, ...losing];
    },
    draw: (entry, names) =>
      phrase`drew lots at ${houseOf(entry, names)}: ${String(entry.after?.news)}`,
  }),
};
