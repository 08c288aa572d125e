import { Resolver } from 'type-graphql';
import { Describe, Mutation } from '../../core/graphql/operations';
import { startBackup } from './use-cases/start-backup';

@Resolver()
export class BackupsResolver {
  @Mutation(Boolean)
  @Describe(
    'Starts a backup in BACKUP_DIR; false if one is being made already. Administrators only; CONFLICT without BACKUP_DIR, TOO_MANY_REQUESTS after ten an hour.',
  )
  startBackup = startBackup;
}
