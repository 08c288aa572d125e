import { type Action, action } from '../../core/audiences/action';
import { happening, liveEvent } from '../../core/audiences/happening';
import type { Row } from '../../core/database/statement';
import type { Email } from '../../core/mail/email';
import { ALL_REQUESTS, type RequestBusEvent, requestsTopic } from './request.events';
import { RequestEventKind, type RequestStatus } from './request-kinds';

/** An entry in the history of a request, with the request as it is now. */
interface RequestNews {
  id: number;
  kind: RequestEventKind;
  actorId: number | null;
  status: RequestStatus | null;
  /** Whether the requester may read it. */
  isForAsker: boolean;
  request: Row<'record-request-event'>;
  /** To the requester, or to whom the request is forwarded. */
  email?: Email | null | undefined;
  /** An administrator's; without it, administrators’ lists are notified of the requester's own. */
  action?: Action | undefined;
}

const toAsker = (userId: number | null, change: RequestBusEvent) =>
  userId === null ? [] : [liveEvent(requestsTopic(userId), change)];

// The requester is not notified of changes among administrators that leave the status as it is.
const concernsAsker = ({ isForAsker, status }: RequestNews) => isForAsker || status !== null;

const requestNews = (name: string) =>
  happening<RequestNews>(name, {
    live(news) {
      const { id, kind, request } = news;
      const { userId, status, version, title, priority, propertyName, askerName } = request;
      return [
        ...(concernsAsker(news) ? toAsker(userId, { id, status, version }) : []),
        liveEvent(ALL_REQUESTS, { id, kind, title, priority, propertyName, askerName }),
      ];
    },
    push({ id, kind, actorId, status, isForAsker, request: { userId } }) {
      const isNews = status !== null || (kind === RequestEventKind.NOTE && isForAsker);
      if (!isNews || userId === null || userId === actorId) return null;
      return { userIds: [userId], subject: 'requests', subjectId: id };
    },
    webhook: (news) => ({
      ids: { requestId: news.id },
      users: concernsAsker(news) ? [news.request.userId] : [],
    }),
    mail: ({ email = null }) => [email],
    audit: ({ action = null }) => action,
    admin: ({ id, action: ofAdministrator }) =>
      ofAdministrator ? null : [{ area: 'REQUESTS', id }],
  });

export const requestCreated = requestNews('request.created');
export const requestChanged = requestNews('request.changed');

/** A request was deleted for good; its requester's page drops it. */
export const requestDeleted = happening<
  Action & { userId: number | null; change: RequestBusEvent }
>('request.delete', {
  live: ({ userId, change }) => toAsker(userId, change),
  audit: (it) => it,
});

export const answerDeleted = action('request.delete-answer');
export const answerSaved = action('request.save-answer');
export const guestLinkCreated = action('property.create-guest-link');
export const guestLinkRevoked = action('property.revoke-guest-link');
