import styled from 'styled-components';
import type { MyRequestQuery, RequestStatus } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { Card } from '../../../ui/card/Card';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Facts } from '../../../ui/text/Facts';
import { Text } from '../../../ui/text/Text';
import { box, font, screen, space } from '../../../ui/theme/tokens';
import { freshStyle } from '../fresh-style';
import { CategoryName, PriorityBadge, StatusBadge } from '../RequestBadges';
import { RequestHistory } from '../RequestHistory';
import { WriteForm } from './WriteForm';

const Sheet = styled.section`
  ${box.grid(3)};
  padding: ${space[4]};
  ${box.surface('large', 'card')};
  ${freshStyle}
  ${screen.desk} {
    padding-inline: ${space[5]};
  }
  p {
    ${font.muted('small')};
  }
`;

/** The next steps that the requester can expect. */
const NEXT: Record<RequestStatus, string> = {
  pending: 'Your administrators have it. You will see here when someone takes it on.',
  in_progress: 'Someone is taking care of it.',
  fulfilled: 'It is done. We hope it is what you wanted.',
  cancelled: 'This request is closed. You can make a new one at any time.',
};

interface Props {
  request: MyRequestQuery['specialRequest'];
  /** True if it changed recently. */
  isFresh: boolean;
}

/** The status, content and history of a request. */
export function MyRequestDetails({ request, isFresh }: Props) {
  const { status, priority, property, category, createdAt, description } = request;
  const facts = [
    ['Property', `${property.name}, ${property.location}`],
    ['Category', <CategoryName key="category" category={category} />],
    ['Requested on', momentText(createdAt)],
  ] as const;
  return (
    <Stack>
      <Sheet role="status" data-fresh={isFresh || undefined}>
        <Row $gap={2}>
          <StatusBadge status={status} />
          <PriorityBadge priority={priority} inWords />
        </Row>
        <p>{NEXT[status]}</p>
      </Sheet>
      <Card title="What you asked for">
        <Text as="p" $wrap="lines">
          {description}
        </Text>
        <Facts facts={facts} />
      </Card>
      <Card title="History">
        <RequestHistory request={request} />
        <WriteForm request={request} />
      </Card>
    </Stack>
  );
}
