import { inTransaction } from '../../core/database/database';
import { AppError } from '../../core/errors';
import { copyContents } from '../../core/files/copy-contents';
import { FolderStore } from '../../core/files/folder-store';
import { parseInput } from '../../core/input/parse-input';
import { RegisterInput } from '../../features/auth/auth.inputs';
import { contentsIn } from '../../features/backups/steps/copy-files';
import { resumeCopy } from '../../features/backups/steps/quiet-copy';
import { createAdministrator } from '../../features/people/command-line/create-administrator';
import { demoteAdministrator } from '../../features/people/command-line/demote-administrator';
import {
  endAllSessions,
  endUserSessions,
} from '../../features/people/command-line/end-all-sessions';
import { issuePassword } from '../../features/people/command-line/issue-password';
import { listAdministrators } from '../../features/people/command-line/list-administrators';
import {
  removeAllSecondFactors,
  removeUserSecondFactor,
} from '../../features/people/command-line/remove-second-factor';
import { readFailedJobs, settleJob } from '../../features/system/steps/failed-jobs';
import { callersPath, commandArguments, UsageError } from './command-line';
import { onApplication } from './on-application';
import { onDatabase } from './open-database';

export const USAGE = `Usage: npm run admin -- <command>

  list                            all administrators and the number of their sessions
  create --email <email> [--first-name Ada] [--last-name Keller]
                                  makes someone an administrator, with a new account if needed
  demote <email> [--force]        takes the role away; the last one only with --force
  reset-password <email>          prints a temporary password, once, and ends all sessions
  end-sessions <email> | --all    signs a user out everywhere, or everyone
  remove-second-factor <email> | --all
                                  switches two-step verification off, for a lost phone or secret;
                                  with an email, it removes the user's passkeys as well
  jobs                            background jobs that failed for the last time
  retry-job <id>                  runs one of them again
  dismiss-job <id>                deletes one of them
  copy-files --from <folder> | --to <folder>
                                  copies uploaded files that are missing from a folder to where
                                  they are kept now (FILES_URL or DATA_DIR), or from there
  resume                          makes a restored copy the real Fairweek, with emails and all

All of it works while Fairweek runs; what concerns accounts is recorded in the security log.`;

const OPTIONS = {
  email: { type: 'string' },
  'first-name': { type: 'string', default: 'Fairweek' },
  'last-name': { type: 'string', default: 'Administrator' },
  force: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

type Arguments = ReturnType<typeof commandArguments<typeof OPTIONS>>;

/** The address after the command, or that of --email. */
function emailOf({ positionals: [, email], values }: Arguments): string {
  const address = email ?? values.email;
  if (!address) throw new UsageError(`Please add the email address.\n${USAGE}`);
  return address;
}

async function personFrom(given: Arguments): Promise<RegisterInput> {
  const { values } = given;
  const person = {
    email: emailOf(given),
    firstName: values['first-name'],
    lastName: values['last-name'],
  };
  return parseInput(RegisterInput, person).catch((error: unknown) => {
    throw error instanceof AppError ? new UsageError(`${error.message}\n${USAGE}`) : error;
  });
}

const WEEK = 'for 7 days; a new one has to be chosen at the next sign-in';

async function list(): Promise<string> {
  const all = await onApplication(listAdministrators);
  if (all.length === 0)
    return 'There is no administrator yet: "npm run admin -- create" makes one.';
  const width = Math.max(...all.map(({ email }) => email?.length ?? 0));
  return all
    .map(({ email, name, sessions, temporaryUntil }) => {
      const note = temporaryUntil ? ', temporary password' : '';
      return `${(email ?? '').padEnd(width)}  ${name} (sessions: ${sessions}${note})`;
    })
    .join('\n');
}

async function create(given: Arguments): Promise<string> {
  const person = await personFrom(given);
  // An operator may do this before the first start.
  const { temporaryPassword } = await onApplication(
    (call) => createAdministrator(call, person),
    onDatabase,
  );
  return temporaryPassword
    ? `${person.email} is an administrator. Temporary password, ${WEEK}: ${temporaryPassword}`
    : `${person.email} is an administrator now and keeps the password they have.`;
}

async function demote(given: Arguments): Promise<string> {
  const [email, isForced] = [emailOf(given), given.values.force];
  await onApplication((call) => demoteAdministrator(call, { email, isForced }));
  return `${email} is no longer an administrator and is signed out everywhere.`;
}

async function resetPassword(given: Arguments): Promise<string> {
  const email = emailOf(given);
  const password = await onApplication((call) => issuePassword(call, email));
  return `Temporary password of ${email}, ${WEEK}: ${password}`;
}

async function endSessions(given: Arguments): Promise<string> {
  if (given.values.all) {
    const count = await onApplication(endAllSessions);
    return `Everyone is signed out (users: ${count}).`;
  }
  const email = emailOf(given);
  await onApplication((call) => endUserSessions(call, email));
  return `${email} is signed out everywhere.`;
}

async function removeSecondFactor(given: Arguments): Promise<string> {
  if (given.values.all) {
    const count = await onApplication(removeAllSecondFactors);
    return `Two-step verification is off for everyone (users: ${count}).`;
  }
  const email = emailOf(given);
  const wasOn = await onApplication((call) => removeUserSecondFactor(call, email));
  return wasOn
    ? `Two-step verification of ${email} is off, and passkeys are removed.`
    : `${email} has neither two-step verification nor passkeys.`;
}

async function jobs(): Promise<string> {
  const failed = await onApplication(({ app }) => readFailedJobs(app));
  if (failed.length === 0) return 'No job has failed for the last time.';
  return failed
    .map(({ id, task, failedAt, error }) => `${id}  ${task}  ${failedAt?.toISOString()}  ${error}`)
    .join('\n');
}

/** A command that retries or deletes the failed job that its argument names. */
const settle = (isRetried: boolean) => async (given: Arguments) => {
  const id = Number(given.positionals[1]);
  if (!Number.isSafeInteger(id)) throw new UsageError(`Please add the job's number.\n${USAGE}`);
  const task = await onApplication(({ app }) =>
    inTransaction(app, (transaction) => settleJob(transaction, { id, isRetried })),
  );
  return `Job ${id}, ${task}, is ${isRetried ? 'queued again' : 'deleted'}.`;
};

/** Copies uploaded files between a folder and where they are kept; stopped, it goes on where it was. */
async function copyFiles({ values: { from, to } }: Arguments): Promise<string> {
  const path = from ?? to;
  if (!path || (from && to)) throw new UsageError(`Please add --from or --to a folder.\n${USAGE}`);
  const folder = new FolderStore(callersPath(path));
  return onApplication(async ({ app: { db, files } }) => {
    const [source, target] = from ? [folder, files.store] : [files.store, folder];
    const { copied, missing } = await copyContents(source, target, await contentsIn(db));
    const rest = missing.length > 0 ? ` ${missing.length} are missing in ${source.place}.` : '';
    return `Copied to ${target.place}: ${copied} contents; those that it had already stay.${rest}`;
  });
}

async function resume(): Promise<string> {
  const wasQuiet = await onApplication(({ app }) => resumeCopy(app));
  return wasQuiet
    ? 'This is the real Fairweek now: background work begins within seconds.'
    : 'This is no quiet copy: its background work runs whenever Fairweek does.';
}

/** The subcommands of `npm run admin`, by their first word. */
const COMMANDS: Readonly<Record<string, (given: Arguments) => Promise<string>>> = {
  list,
  create,
  demote,
  'reset-password': resetPassword,
  'end-sessions': endSessions,
  'remove-second-factor': removeSecondFactor,
  jobs,
  'retry-job': settle(true),
  'dismiss-job': settle(false),
  'copy-files': copyFiles,
  resume,
};

/** Runs the command that the arguments of this process name. */
export async function administer(): Promise<string> {
  const given = commandArguments(USAGE, OPTIONS);
  const [name = '', , ...rest] = given.positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name && !command) throw new UsageError(`Unknown command ${name}.\n${USAGE}`);
  if (!command || rest.length > 0) throw new UsageError(USAGE);
  return command(given);
}
