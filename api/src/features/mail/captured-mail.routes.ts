import { fileRoute, route, routesOf } from '../../core/http/rest';
import { capturedMailPath } from '../../core/mail/captured-mail';
import type { AppContext } from '../../core/request-context';
import { capturedMailPage } from './captured-mail.page';
import { CapturedFileArgs } from './mail.inputs';
import { listCapturedMails, readCapturedFile } from './use-cases/read-captured-mails';

const shown = {
  isHidden: true,
  isPublic: true,
  isOpen: (app: AppContext) => capturedMailPath(app) !== null,
} as const;

/** Demo mode only: emails that were captured instead of sent. */
export const capturedMailRoutes = routesOf('Mail', [
  route('GET', '/dev/mail.json', {
    ...shown,
    summary: 'Captured emails, newest first.',
    handle: (call) => listCapturedMails(call),
  }),
  fileRoute('GET', '/dev/mail', {
    ...shown,
    summary: 'Captured emails as a page, newest first.',
    handle: async (call) => ({
      content: capturedMailPage(await listCapturedMails(call)),
      type: 'text/html',
    }),
  }),
  fileRoute('GET', '/dev/mail/files/:id', {
    ...shown,
    summary: 'A file attached to a captured email.',
    params: CapturedFileArgs,
    async handle(call, { params }) {
      const { content, contentType, fileName } = await readCapturedFile(call, params);
      return { content, type: contentType, fileName };
    },
  }),
]);
