import type { AuditArea } from '../../core/audiences/audit-area';
import { listed, phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { byVerb, counted, houseOf, quoted, subjectParts } from '../audit/steps/phrases';

/** The audit sentences of imports. */
export const importAudit: AuditArea = {
  area: AdminArea.IMPORTS,
  tab: 'shares',
  label: 'Imports',
  forOwners: { give: ['shares'] },
  describe: byVerb({
    upload: (entry) => {
      const { rows } = entry.after ?? {};
      const size = rows == null ? '' : ` with ${counted(rows, 'row')}`;
      return [`uploaded ${quoted(subjectParts(entry).name)}${size}`];
    },
    apply: (entry) => {
      const { leftOut, weeksGiven, ownersJoined, ...made } = entry.after ?? {};
      const { newUsers = 0, newProperties = 0, sharesAssigned = 0 } = made;
      const shares = [
        [counted(newUsers, 'new person', 'new people')],
        [counted(newProperties, 'new property', 'new properties')],
        [counted(sharesAssigned, 'share given', 'shares given')],
        ...(ownersJoined ? [[counted(ownersJoined, 'owner joining', 'owners joining')]] : []),
      ];
      return [
        `imported ${quoted(subjectParts(entry).name)}: `,
        ...listed([
          ...(weeksGiven == null ? shares : [[counted(weeksGiven, 'week given', 'weeks given')]]),
          ...(leftOut ? [[counted(leftOut, 'refused row left out', 'refused rows left out')]] : []),
        ]),
      ];
    },
    give: (entry, names) => {
      const { shares } = entry.after ?? {};
      const numbers = Array.isArray(shares) ? shares : [];
      const what = numbers.length === 1 ? 'share' : 'shares';
      const list = listed(numbers.map((number) => [String(number)]));
      return phrase`gave ${what} ${list} of ${houseOf(entry, names)} to new owners, by an import`;
    },
    correct: (entry) => {
      const { line, rows } = entry.after ?? {};
      const what = rows == null ? `line ${Number(line)}` : counted(rows, 'line');
      return [`corrected ${what} of ${quoted(subjectParts(entry).name)}`];
    },
    refused: (entry) => [`downloaded the refused rows of ${quoted(subjectParts(entry).name)}`],
    'take-back': (entry) => {
      const { shares = 0, weeks = 0, people = 0 } = entry.after ?? {};
      return [
        `took back the import of ${quoted(subjectParts(entry).name)}: `,
        ...listed([
          ...(shares ? [[counted(shares, 'share')]] : []),
          ...(weeks ? [[counted(weeks, 'week')]] : []),
          ...(people ? [[counted(people, 'person', 'people')]] : []),
        ]),
      ];
    },
    discard: (entry) => [`discarded ${quoted(subjectParts(entry).name)}`],
  }),
};
