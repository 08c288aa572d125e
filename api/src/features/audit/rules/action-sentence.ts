/** An action as the audit log stores it. */
export interface LoggedAction {
  actorName: string;
  /** Subject and verb, for example 'user.update'. */
  action: string;
  subject: string;
  after: Record<string, unknown> | null;
}

/** Patterns of logged subjects and their readable form; the first match wins. */
const NAMES: [RegExp, string][] = [
  [/^Share (\d+) of property \d+, /, 'share $1 of '],
  [/^Document \d+ of property \d+, (.+)/s, '“$1”'],
  [/^Property \d+, (.+), weeks of (\d+)$/s, 'the weeks of $2 at $1'],
  [/^Week (\d+) of (\d+), property \d+$/, 'week $1 of $2'],
  [/^Swap \d+, /, 'the swap of '],
  [/^Request \d+, (.+)/s, 'the request “$1”'],
  [/^Answer \d+, (.+)/s, 'the saved answer “$1”'],
  [/^Draft \d+, (.+) (\d+)$/s, 'the draft of $2 at $1'],
  [/^Report \d+, /, 'the '],
  [/^Import \d+, (.+)/s, 'the import “$1”'],
  [/^Mail \d+ to /, 'an email to '],
  [/^Export of /, 'the CSV of '],
  [/^User \d+, Former owner$/, 'a former owner'],
  [/^\w+ \d+, /, ''],
];

/** Returns the readable subject, without its id. */
function nameOf(subject: string): string {
  const found = NAMES.find(([pattern]) => pattern.test(subject));
  return found ? subject.replace(...found) : subject;
}

/** A phrase for each action; '*' is the subject, {field} the new value of a field. */
const PHRASES: Record<string, string> = {
  'user.create': 'added *',
  'user.update': 'changed *',
  'user.delete': 'deleted *',
  'user.set-temporary-password': 'set a temporary password for *',
  'user.remove-second-factor': 'switched off two-step verification for *',
  'invitation.send': 'invited *',
  'property.create': 'added the property *',
  'property.update': 'changed the property *',
  'property.delete': 'deleted the property *',
  'property.arrival': 'changed the arrival details of *',
  'week.link-guest': 'linked a guest to *',
  'property.create-guest-link': 'created a guest link for *',
  'property.revoke-guest-link': 'revoked the guest link of *',
  'share.assign': 'gave * to another owner',
  'share.remove': 'removed * from its owner',
  'rotation.update': 'set share {firstChoiceShare} to choose first in {year} at *',
  'weeks.tag': 'changed *',
  'week.release': 'gave * back',
  'week.name-guests': 'named the guests of *',
  'document.create': 'added *',
  'document.update': 'changed *',
  'document.remove': 'removed *',
  'draft.plan': 'planned *',
  'draft.open': 'opened *',
  'draft.pause': 'paused *',
  'draft.resume': 'resumed *',
  'draft.undo': 'undid a pick in *',
  'draft.drop': 'dropped *',
  'draft.rehearse': 'rehearsed *',
  'swap.create': 'requested *',
  'swap.approve': 'approved *',
  'swap.decline': 'declined *',
  'swap.cancel': 'cancelled *',
  'request.status': 'set * to {status}',
  'request.note': 'added a note to *',
  'request.forward': 'forwarded *',
  'request.archive': 'archived *',
  'request.unarchive': 'restored * from the archive',
  'request.assign': 'assigned *',
  'request.delete': 'deleted *',
  'request.save-answer': 'saved *',
  'request.delete-answer': 'deleted *',
  'export.users': 'downloaded *',
  'export.properties': 'downloaded *',
  'export.shares': 'downloaded *',
  'report.generate': 'generated *',
  'report.send': 'mailed *',
  'import.upload': 'uploaded *',
  'import.apply': 'applied *',
  'import.discard': 'discarded *',
  'mail.resend': 'sent * again',
  'mail.dismiss': 'dismissed *',
};

const words = (value: unknown) => String(value ?? '').replace(/_/g, ' ');

/** Returns an action without a phrase as words, for example for 'archive.open-door'. */
function plainPhrase(action: string): string {
  const [subject = '', ...verb] = action.split('.');
  return `${verb.join(' ')} (${subject}): *`.replace(/[._-]+/g, ' ');
}

/**
 * Describes a logged action in one sentence: 'Ada Keller removed share 3 of Lake House from its
 * owner.'
 */
export function actionSentence({ actorName, action, subject, after }: LoggedAction): string {
  const phrase = (PHRASES[action] ?? plainPhrase(action)).replace(/\{(\w+)\}/g, (_, field) =>
    words(after?.[field]),
  );
  return `${actorName} ${phrase.replace('*', () => nameOf(subject))}.`;
}
