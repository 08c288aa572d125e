import { useId } from 'react';
import styled from 'styled-components';
import { talkPath } from '../../../lib/address/paths';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Row } from '../../../ui/layout/Stack';
import { ThreadRow } from '../../../ui/list/ThreadRow';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { box, color, space } from '../../../ui/theme/tokens';
import { Item, Preview, SearchHeading, UnreadCount } from '../../../ui/thread/list-style';
import { Unread } from '../../../ui/thread/Unread';
import { HouseName } from './HouseName';
import { summaryText } from './summary';
import type { useTalks } from './use-talks';

/** More houses than fit beside the tabs scroll. */
const Group = styled.section`
  flex: none;
  max-height: 45%;
  ${box.scroll};
  padding: 0 ${space[2]} ${space[1]};
  border-bottom: 1px solid ${color.border};
`;

interface HouseListProps {
  houses: ReturnType<typeof useTalks>;
  userId: string;
  /** The property whose conversation is open. */
  openId: string | undefined;
  /** The state of the links. */
  visit: { replace: boolean; state: object };
}

/** The conversations of the user's houses, the latest active first. */
export function HouseList({ houses, userId, openId, visit }: HouseListProps) {
  const heading = useId();
  const { talks, error, refetch } = houses;
  if (talks ? talks.length === 0 : !error) return null;
  return (
    <Group aria-labelledby={heading}>
      <SearchHeading id={heading}>Your houses</SearchHeading>
      {!talks && error && (
        <ErrorState message="Your houses could not be loaded." onRetry={() => refetch()} />
      )}
      <ul aria-labelledby={heading}>
        {talks?.map(
          ({ propertyId, propertyName, coverImageUrl, unreadCount, hasMention, isMuted, last }) => (
            <Item key={propertyId}>
              <ThreadRow
                to={talkPath(propertyId)}
                visit={visit}
                isCurrent={openId === propertyId}
                name={propertyName}
                src={coverImageUrl && `${coverImageUrl}/thumb`}
                isSquare
                title={<HouseName name={propertyName} isMuted={isMuted} />}
                isStrong={unreadCount > 0}
                at={last?.createdAt}
              >
                <Preview $strong={unreadCount > 0}>{summaryText(last, userId)}</Preview>
                <Row as="span" $gap={1} $nowrap style={{ flex: 'none' }}>
                  {hasMention && unreadCount > 0 && (
                    <UnreadCount>
                      @<VisuallyHidden> mentions you,</VisuallyHidden>
                    </UnreadCount>
                  )}{' '}
                  <Unread count={unreadCount} />
                </Row>
              </ThreadRow>
            </Item>
          ),
        )}
      </ul>
    </Group>
  );
}
