import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  AdminEventsDocument,
  RequestDetailsDocument,
  type RequestDetailsQuery,
  type RequestSurroundingsQuery,
  SavedAnswersDocument,
  useRequestDetailsQuery,
  useRequestSurroundingsQuery,
} from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { panelPath, propertyRecordPath, requestPath } from '../../../lib/address/paths';
import { listOf } from '../../../lib/list/list-state';
import { useLive } from '../../../lib/live/use-live';
import { errorCode } from '../../../lib/network/error-text';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { FoldCard } from '../../../ui/card/FoldCard';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { SearchX } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Side } from '../../../ui/layout/Split';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ListPager } from '../../../ui/list/ListPager';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Badge } from '../../../ui/text/Badge';
import { Text } from '../../../ui/text/Text';
import { WIDE } from '../../../ui/theme/tokens';
import { AskerName } from '../admin/AskerName';
import { PriorityBadge, RequestAge, StatusBadge } from '../RequestBadges';
import { RequestHistory } from '../RequestHistory';
import { Composer } from './Composer';
import { RequestDetails, RequestHandling } from './RequestDetails';
import { RequestActionsMenu, RequestToolbar } from './RequestToolbar';
import { Matter, Spoken, Writing } from './request-page-style';
import { useRequestList } from './use-request-list';

/** Scrolls to the end of a conversation each time that something was sent from this page. */
function useSentInView() {
  const endRef = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) endRef.current?.scrollIntoView({ block: 'end' });
  }, [sent]);
  return { endRef, onSent: () => setSent((count) => count + 1) };
}

const LIST = panelPath('requests');

/** /admin/requests/:id: everything about one request, with all that can be done about it, live. */
export function RequestScreen() {
  const id = addressId(useParams().id) ?? '';
  const opened = listOf(useLocation().state);
  const asked = { variables: { id }, fetchPolicy: 'cache-and-network', skip: id === '' } as const;
  const { data, error, refetch } = useRequestDetailsQuery(asked);
  // Not read again: who works through a list is led on from where the request stood in it.
  const { data: around, error: unknown } = useRequestSurroundingsQuery(asked);
  const surroundings = around?.specialRequestSurroundings;
  const pages = useRequestList(id, opened, surroundings);
  useLive(AdminEventsDocument, {
    when: ({ area }) => area === 'REQUESTS',
    reread: [RequestDetailsDocument, SavedAnswersDocument],
  });
  const pager = (
    <ListPager
      {...{ id, ...pages }}
      noun="request"
      label="Requests of the list"
      pathOf={requestPath}
    />
  );
  const back = { to: opened?.from ?? LIST, label: 'Special Requests' };
  const isGone = id === '' || errorCode(error) === 'NOT_FOUND';
  const isKnown = surroundings !== undefined || unknown !== undefined;
  const isReady = !isGone && isKnown && data?.specialRequest.id === id;
  const request = isReady ? data.specialRequest : undefined;
  return (
    <Page width="wide" filled>
      {request ? (
        <Content key={id} {...{ request, back, pager }} nextStay={surroundings?.nextStay} />
      ) : (
        <>
          <PageHeader title="Request" back={back} actions={pager} />
          {isGone ? (
            <Gone />
          ) : (
            <NotLoaded
              {...{ error, refetch }}
              what="The request"
              loadingText="Loading the request…"
            />
          )}
        </>
      )}
    </Page>
  );
}

function Gone() {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="There is no such request"
      text="It may have been deleted."
      action={
        <LinkButton to={LIST} variant="secondary">
          All special requests
        </LinkButton>
      }
    />
  );
}

type NextStay = RequestSurroundingsQuery['specialRequestSurroundings']['nextStay'];

interface ContentProps {
  request: RequestDetailsQuery['specialRequest'];
  back: { to: string; label: string };
  pager: ReactNode;
  nextStay: NextStay | undefined;
}

function Content({ request, back, pager, nextStay }: ContentProps) {
  /** The version after the last change from this page, which is no other administrator's. */
  const [ownVersion, setOwnVersion] = useState(0);
  const isWide = useMediaQuery(WIDE);
  const { endRef, onSent } = useSentInView();
  const handling = <RequestHandling request={request} onChanged={setOwnVersion} />;
  const { title, user, property, status, priority, archivedAt } = request;
  const words = (
    <Text as="p" $size="body" $wrap="lines">
      {request.description}
    </Text>
  );
  const facts = <RequestDetails {...{ request, nextStay }} />;
  const toolbar = { request, listPath: back.to, onChanged: setOwnVersion };
  return (
    <>
      <PageHeader
        title={title}
        text={
          <>
            <StatusBadge status={status} /> {archivedAt && <Badge>Archived</Badge>}{' '}
            <PriorityBadge priority={priority} /> <AskerName user={user} /> ·{' '}
            <RecordLink to={propertyRecordPath(property.id)}>{property.name}</RecordLink> ·{' '}
            <RequestAge request={request} />
          </>
        }
        back={back}
        actions={
          <Row $gap={2}>
            {pager}
            {!isWide && <RequestActionsMenu {...toolbar} />}
          </Row>
        }
      />
      <Matter>
        <Stack $gap={5}>
          {isWide ? <Card>{words}</Card> : handling}
          <Card title="Conversation">
            {!isWide && words}
            <Spoken ref={endRef}>
              <RequestHistory request={request} />
            </Spoken>
          </Card>
          {!isWide && <FoldCard title="Details">{facts}</FoldCard>}
          <Writing data-pinned-field>
            <Composer {...{ request, ownVersion, onSent }} onChanged={setOwnVersion} />
          </Writing>
        </Stack>
        {isWide && (
          <Side>
            <Card title="Handling">
              {handling}
              {facts}
              <RequestToolbar {...toolbar} />
            </Card>
          </Side>
        )}
      </Matter>
    </>
  );
}
