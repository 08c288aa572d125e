import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { startBackup } from './use-cases/start-backup';

@Resolver()
export class BackupsResolver {
  @Mutation(() => Boolean, {
    description:
      'Starts a backup in BACKUP_DIR; false if one is being made already. Administrators only; CONFLICT without BACKUP_DIR, TOO_MANY_REQUESTS after ten an hour.',
  })
  startBackup(@Ctx() call: RequestContext) {
    return startBackup(call);
  }
}
