/** How many of an import's new users have access, or an invitation. */
export const invitations = (rest: object = {}) => ({
  __typename: 'ImportInvitations',
  ...{ total: 1, withoutAccess: 1, canBeInvited: 1, invited: 0, invitedAt: null },
  ...rest,
});

/** An import as the server returns it. */
export const aJob = (rest: object = {}) => ({
  __typename: 'ImportJob',
  ...{ id: '7', fileName: 'owners.csv', status: 'PREVIEWED', kind: 'SHARES' },
  ...{ rowsDone: 30, rowsTotal: 30, newUsers: 1, newProperties: 0, sharesAssigned: 2 },
  ...{ ownersJoined: 0, weeksGiven: 0, unchanged: 28, refused: 0 },
  reading: '',
  version: 2,
  invitations: invitations(),
  createdAt: '2026-11-02T09:30:00.000Z',
  keptUntil: null,
  ...rest,
});

/** A row of an import as the server returns it. */
export const aRow = (line: number, rest: object = {}) => ({
  __typename: 'ImportRow',
  ...{ line, person: 1, firstName: 'Nora', lastName: 'Quill', email: 'nora@new.test' },
  ...{
    property: 'Lake House',
    location: '',
    shareNumber: 4,
    shareText: '4',
    ...{ yearText: '', weekText: '', arrivalText: '' },
    note: 'New user. Gets share 4.',
  },
  ...{ suggestedProperty: null, suggestedLocation: null },
  ...{ isRefused: false, isAssigned: true, isJoined: false, text: 'Nora · Quill' },
  ...rest,
});

/** A refused row. */
export const aRefusal = aRow(5, {
  ...{ isRefused: true, isAssigned: false, note: 'The last name is missing.' },
  text: 'Nora · · nora@new.test',
});

/** The live event about the import. */
export const CHANGED = { adminEvents: { area: 'IMPORTS', id: '7' } };

/** The fake server's list of imports and one import. */
export function imports(job: object, rows: object[] = [aRow(2)]) {
  const state = { job };
  return {
    state,
    handlers: {
      importJobs: () => ({ importJobs: [state.job] }),
      importPage: () => ({ importJob: { ...state.job, rows } }),
    },
  };
}
