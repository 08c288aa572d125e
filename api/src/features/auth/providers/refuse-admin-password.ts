import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { AppContext, RequestContext } from '../../../core/request-context';
import { isAdministrator } from '../rules';
import type { User } from '../user.entity';

const IS_LINKED = statement(
  'is-linked-to-provider',
  `select exists (
      select from sign_in_identities where user_id = $1 and provider = any($2::text[])
    ) as "isLinked"`,
);

/** An administrator has to sign in by a provider (UNAUTHENTICATED). */
export function byProviderOnly({ signIn }: Pick<AppContext, 'signIn'>): AppError {
  const buttons = signIn.providers.map(({ name }) => `‘Sign in with ${name}’`);
  return new AppError(
    'UNAUTHENTICATED',
    `Administrators sign in by a provider here. Please use ${buttons.join(' or ')}.`,
  );
}

/**
 * Refuses the password of an administrator where they have to sign in by a provider. Those who have
 * linked no account yet sign in without administrator rights, to link one.
 */
export async function refuseAdminPassword({ app }: RequestContext, user: User): Promise<void> {
  if (!app.signIn.adminsByProvider || !isAdministrator(user)) return;
  const ids = app.signIn.providers.map(({ id }) => id);
  const [found] = await read(app, IS_LINKED, [user.id, ids]);
  if (found?.isLinked) throw byProviderOnly(app);
}
