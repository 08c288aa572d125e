import { calendarPath } from '../../../lib/address/paths';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { CalendarDays, ImageDown } from '../../../ui/icon/icons';
import { useToast } from '../../../ui/toast/Toast';
import { shareBoard } from '../board/board-picture';
import type { Room } from './room';

/** Links for when a draft is over. */
export function EndActions({ room }: { room: Room }) {
  const { toast } = useToast();
  const { propertyId, year } = room.draft;
  const share = () =>
    shareBoard(room).catch((error: unknown) => {
      // The user cancelled the device's share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'The image could not be created', destructive: true });
    });
  return (
    <>
      <LinkButton to={calendarPath({ propertyId, year })} icon={<CalendarDays size={18} />}>
        See it in the calendar
      </LinkButton>
      <Button variant="secondary" icon={<ImageDown size={18} />} onClick={share}>
        Image of the board
      </Button>
    </>
  );
}
