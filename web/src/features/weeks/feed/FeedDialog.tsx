import { useState } from 'react';
import styled from 'styled-components';
import {
  type CalendarFeedsQuery,
  useCalendarFeedsQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { box, color, font, screen, space, weight } from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { FeedAddress } from './FeedAddress';

interface FeedDialogProps {
  propertyId: string;
  propertyName: string;
  onClose: () => void;
}

type Feed = CalendarFeedsQuery['myCalendarFeeds'][number];

interface Choice {
  propertyId: string | null;
  title: string;
  text: string;
  feed: Feed | undefined;
}

const Row = styled.li`
  ${box.wrap(2, 3)};
  align-items: center;
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px solid ${color.border};
  }
  & > div {
    flex: 1 1 14rem;
  }
  strong {
    font-weight: ${weight.medium};
  }
  p {
    ${font.muted('small')};
  }
  ${screen.phone} {
    & > div {
      flex-basis: 100%;
    }
    & > button {
      flex: 1;
    }
  }
`;

/** The user's own weeks, this property, and other properties that already have a link. */
function choicesOf(feeds: readonly Feed[], propertyId: string, propertyName: string): Choice[] {
  const feedOf = (id: string | null) => feeds.find((feed) => feed.propertyId === id);
  const others = feeds.filter((feed) => feed.propertyId && feed.propertyId !== propertyId);
  const whole = 'Every week and who has it';
  return [
    {
      propertyId: null,
      title: 'My weeks',
      text: 'Your stays, wherever they are',
      feed: feedOf(null),
    },
    { propertyId, title: propertyName, text: whole, feed: feedOf(propertyId) },
    ...others.map((feed) => ({
      propertyId: feed.propertyId,
      title: feed.propertyName ?? 'A property',
      text: whole,
      feed,
    })),
  ];
}

const QUESTIONS = {
  renew: { title: 'Create a new link?', confirmLabel: 'New link' },
  revoke: { title: 'Revoke this link?', confirmLabel: 'Revoke' },
} as const;

/** Private links from which calendar apps read the user's or a property's weeks. */
export function FeedDialog({ propertyId, propertyName, onClose }: FeedDialogProps) {
  const { toast } = useToast();
  const { data, error, refetch } = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' });
  const [create, creating] = useCreateCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  const [made, setMade] = useState<{ url: string; title: string; feedId: string }>();
  const [asked, setAsked] = useState<{ choice: Choice; action: 'renew' | 'revoke' }>();
  const isBusy = creating.loading || revoking.loading;

  async function attempt(action: () => Promise<unknown>, failure: string) {
    try {
      await action();
      await refetch();
    } catch (cause) {
      toast({
        title: failure,
        description: errorText(cause, 'Please try again'),
        destructive: true,
      });
    }
  }
  const createFor = (choice: Choice) =>
    attempt(async () => {
      const answer = await create({ variables: { propertyId: choice.propertyId } });
      const feed = answer.data?.createCalendarFeed;
      if (feed) setMade({ url: feed.url, title: choice.title, feedId: feed.feed.id });
    }, 'The link could not be made');
  const revokeOf = (feed: Feed) =>
    attempt(async () => {
      await revoke({ variables: { id: feed.id } });
      if (made?.feedId === feed.id) setMade(undefined);
      toast({ title: 'Link revoked', description: 'It has stopped working.' });
    }, 'The link could not be revoked');

  const confirm = async () => {
    if (asked?.action === 'renew') await createFor(asked.choice);
    else if (asked?.choice.feed) await revokeOf(asked.choice.feed);
    setAsked(undefined);
  };

  return (
    <Dialog
      onClose={onClose}
      title="Subscribe in your calendar app"
      description="See your weeks in the calendar that you use every day; changes here appear there too. Choose what to show. Each link is private: anyone who has it can read that calendar."
    >
      {made && <FeedAddress key={made.url} url={made.url} title={made.title} />}
      {!data && !error && <LoadingState />}
      {!data && error && (
        <ErrorState message="Your links could not be loaded." onRetry={() => refetch()} />
      )}
      {data && (
        <ul>
          {choicesOf(data.myCalendarFeeds, propertyId, propertyName).map((choice) => (
            <Row key={choice.propertyId ?? 'mine'}>
              <div>
                <strong>{choice.title}</strong>
                <p>
                  {choice.feed
                    ? `Link made ${dayText(choice.feed.createdAt)}. A new one replaces it.`
                    : choice.text}
                </p>
              </div>
              <Button
                variant={choice.propertyId || choice.feed ? 'secondary' : 'primary'}
                size="small"
                disabled={isBusy}
                onClick={() =>
                  choice.feed ? setAsked({ choice, action: 'renew' }) : createFor(choice)
                }
                aria-label={`${choice.feed ? 'New' : 'Get the'} link for ${choice.title}`}
              >
                {choice.feed ? 'New link' : 'Get the link'}
              </Button>
              {choice.feed && (
                <Button
                  variant="ghost"
                  size="small"
                  disabled={isBusy}
                  onClick={() => setAsked({ choice, action: 'revoke' })}
                  aria-label={`Revoke the link for ${choice.title}`}
                >
                  Revoke
                </Button>
              )}
            </Row>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(undefined)}
          {...QUESTIONS[asked.action]}
          description={`${asked.choice.title}: the current link stops working at once, in every calendar app that reads it.`}
          danger
          busy={isBusy}
          onConfirm={confirm}
        />
      )}
    </Dialog>
  );
}
