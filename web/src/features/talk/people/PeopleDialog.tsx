import type { TalkPartsFragment } from '../../../generated/graphql';
import { personPath } from '../../../lib/address/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { MessageCircle } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Avatar } from '../../../ui/picture/Avatar';
import { Badge } from '../../../ui/text/Badge';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { useTalk } from '../sync/talk-context';

type People = TalkPartsFragment['people'];

interface PeopleDialogProps {
  title: string;
  text: string;
  people: People;
  /** People who are missing among them. */
  notYet?: People;
  onClose: () => void;
}

/** Some of the people of a talk, each with the way to write to them alone. */
export function PeopleDialog({ title, text, people, notYet = [], onClose }: PeopleDialogProps) {
  return (
    <Dialog title={title} description={text} size="small" onClose={onClose}>
      <PeopleList title={title} people={people} />
      {notYet.length > 0 && (
        <>
          <h3>Not yet</h3>
          <PeopleList title="Not yet" people={notYet} />
        </>
      )}
    </Dialog>
  );
}

function PeopleList({ title, people }: { title: string; people: People }) {
  const { userId: myId } = useTalk();
  return (
    <Stack as="ul" $gap={2} aria-label={title}>
      {people.map(({ userId, name, profileImageUrl, isAdministrator }) => (
        <Row as="li" key={userId} $nowrap>
          <Avatar name={name} src={profileImageUrl} />
          <span style={{ flex: 1 }}>
            {name} {userId === myId && '(you) '}
            {isAdministrator && <Badge>Administrator</Badge>}
          </span>
          {userId !== myId && (
            <LinkButton to={personPath(userId)} size="small" variant="ghost">
              <MessageCircle size={18} aria-hidden />
              <VisuallyHidden>Write to {name}</VisuallyHidden>
            </LinkButton>
          )}
        </Row>
      ))}
    </Stack>
  );
}
