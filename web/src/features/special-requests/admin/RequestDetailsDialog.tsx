import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type RequestDetailsQuery, useRequestDetailsQuery } from '../../../generated/graphql';
import { requestPath } from '../../../lib/address/paths';
import { momentText } from '../../../lib/dates/dates';
import { fullName } from '../../../lib/names';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Facts } from '../../../ui/data/Facts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { color, radius, size, space } from '../../../ui/theme/tokens';
import { CategoryName, PriorityBadge, StatusBadge } from '../RequestBadges';
import { RequestHistory } from '../RequestHistory';
import { AssigneeSelect } from './AssigneeSelect';
import { ClosedRequestActions } from './ClosedRequestActions';

const Words = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Heading = styled.h3`
  font-size: ${size.body};
`;

type Request = RequestDetailsQuery['specialRequest'];

type Actions = Omit<ComponentProps<typeof ClosedRequestActions>, 'request'>;

function Details({ request, ...actions }: Actions & { request: Request }) {
  const { user, property, category, createdAt, forwardedAt, archivedAt } = request;
  const facts = [
    ['Guest', `${fullName(user)}${request.isGuest ? ', by guest link' : ''}`],
    ['Email', user.email ?? '–'],
    ['Property', `${property.name}, ${property.location}`],
    ['Category', <CategoryName key={category} category={category} />],
    ['Date', momentText(createdAt)],
    ...(forwardedAt ? [['Forwarded', momentText(forwardedAt)] as const] : []),
    ...(archivedAt ? [['Archived', momentText(archivedAt)] as const] : []),
  ] as const;
  return (
    <Stack>
      <Row $gap={2}>
        <StatusBadge status={request.status} />
        <PriorityBadge priority={request.priority} />
      </Row>
      <Words>{request.description}</Words>
      <Facts facts={facts} />
      <ClosedRequestActions request={request} {...actions} />
      <AssigneeSelect request={request} />
      <Heading>History</Heading>
      <RequestHistory history={request.history} />
    </Stack>
  );
}

interface Props extends Actions {
  id: string;
  /** Shown until the request is loaded. */
  title: string | undefined;
  onClose: () => void;
}

/** A request's details and history, updated live while open. */
export function RequestDetailsDialog({
  id,
  title = 'Special request',
  onClose,
  ...actions
}: Props) {
  const { data, error, refetch } = useRequestDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const content = () => {
    if (data) return <Details request={data.specialRequest} {...actions} />;
    const problem = 'The request could not be loaded.';
    return <NotLoaded {...{ error, refetch, problem }} />;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={data?.specialRequest.title ?? title}
      footer={
        <LinkButton to={requestPath(id)} variant="secondary">
          Open request
        </LinkButton>
      }
    >
      {content()}
    </Dialog>
  );
}
