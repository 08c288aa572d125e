import { fileRoute } from '../../kit/http/rest';
import { UnsubscribeArgs } from './message.inputs';
import { questionPage, stoppedPage, unknownLinkPage } from './unsubscribe.pages';
import { isUnsubscribeLink, stopUnreadMails } from './use-cases/stop-unread-mails';

const link = {
  url: '/unsubscribe/:token',
  tag: 'Messages',
  isHidden: true,
  isPublic: true,
  headers: {
    // Without an address to come from, a browser would send the form as from nowhere.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  },
  params: UnsubscribeArgs,
};

/**
 * The way out of digests, for people and mail programs: no session, the link is the key. A GET
 * changes nothing, for mail scanners follow links; a POST does it at once (RFC 8058).
 */
export const unsubscribeRoutes = [
  fileRoute({
    ...link,
    method: 'GET',
    summary: 'Asks whether to stop the digests.',
    handle: async (call, { params }) =>
      (await isUnsubscribeLink(call, params)) ? questionPage() : unknownLinkPage(),
  }),
  fileRoute({
    ...link,
    method: 'POST',
    // A form of any kind, or nothing.
    accepts: '*',
    summary: 'Stops the digests.',
    handle: async (call, { params }) =>
      (await stopUnreadMails(call, params)) ? stoppedPage() : unknownLinkPage(),
  }),
];
