import type { DataSource } from 'typeorm';
import { forgetExpired } from '../features/auth/use-cases/forget-expired';
import { forgetOldImports } from '../features/imports/use-cases/forget-old-imports';
import { forgetOldDigests } from '../features/messages/use-cases/forget-old-digests';
import { forgetOldReports } from '../features/reports/use-cases/forget-old-reports';
import { tidyMails } from '../kit/mail/tidy-mails';
import { forgetOldAttempts } from '../kit/throttle';

/** Removes what has expired: at every start and once an hour. */
export async function tidyUp(db: DataSource): Promise<void> {
  await forgetExpired(db);
  await forgetOldImports(db);
  await forgetOldAttempts(db);
  await forgetOldDigests(db);
  await tidyMails(db);
  await forgetOldReports(db);
}
