import { fileRoute, routesOf } from '../../../core/http/rest';
import { UnsubscribeArgs } from '../message.inputs';
import { isUnsubscribeLink, stopUnreadMails } from '../use-cases/stop-unread-mails';
import { questionPage, stoppedPage, unknownLinkPage } from './unsubscribe.pages';

const URL = '/unsubscribe/:token';

const link = {
  isHidden: true,
  isPublic: true,
  headers: {
    // Without a referrer the browser would send the form with the origin 'null'.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  },
  params: UnsubscribeArgs,
};

/**
 * Unsubscribes users from emails about unread messages, for people and mail programs: the signed
 * link replaces a session. A GET changes nothing, because mail scanners follow links; a POST does
 * it immediately (RFC 8058).
 */
export const unsubscribeRoutes = routesOf('Messages', [
  fileRoute('GET', URL, {
    ...link,
    summary: 'Show a page that asks whether to stop emails about unread messages.',
    handle: async (call, { params }) =>
      (await isUnsubscribeLink(call, params)) ? questionPage() : unknownLinkPage(),
  }),
  fileRoute('POST', URL, {
    ...link,
    // Accepts any body or none.
    accepts: '*',
    summary: 'Stop emails about unread messages.',
    handle: async (call, { params }) =>
      (await stopUnreadMails(call, params)) ? stoppedPage() : unknownLinkPage(),
  }),
]);
