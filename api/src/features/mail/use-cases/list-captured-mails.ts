import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { columnsOf } from '../../../core/view/columns-of';
import { CapturedMailLine } from '../mail.types';
import { LISTED_MAILS } from '../rules';

// Never the text: it may contain a code or a link.
const CAPTURED = statement(
  'latest-captured-mails',
  `select ${columnsOf(CapturedMailLine, 'mails')}
    from mails where sent_at is not null order by id desc limit ${LISTED_MAILS}`,
);

/** Lists the latest emails that were captured, newest first; administrators only. */
export async function listCapturedMails(call: RequestContext): Promise<CapturedMailLine[]> {
  requireAdministrator(call);
  return call.app.mail.isCaptured ? read(call.app, CAPTURED, []) : [];
}
