import { CostsDocument, useSetBookkeeperMutation } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { Line } from '../../../ui/card/lines';
import type { Picker } from '../../../ui/choice/picker';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Muted } from '../../../ui/text/Text';
import type { House } from '../house';

interface BookkeepersDialogProps {
  house: House;
  UserPicker: Picker;
  onClose: () => void;
}

/** The users who keep the books of a house besides administrators. */
export function BookkeepersDialog({ house, UserPicker, onClose }: BookkeepersDialogProps) {
  const { propertyId, bookkeepers } = house;
  const [set] = useSetBookkeeperMutation();
  const { attempt, isBusy } = useAttempt();
  const save = (userId: string, name: string, isBookkeeper: boolean) =>
    attempt({
      action: () => set({ variables: { input: { propertyId, userId, isBookkeeper } } }),
      reread: [CostsDocument],
      success: { title: isBookkeeper ? `${name} keeps the books` : `${name} no longer does` },
      failure: { title: 'Not saved', fallback: 'Please try again.' },
    });
  return (
    <Dialog
      onClose={onClose}
      title="Bookkeepers"
      description="They raise dues, approve expenses and close periods of this house."
      footer={<LeaveButton onLeave={onClose}>Close</LeaveButton>}
    >
      <Stack>
        {bookkeepers.length === 0 && <Muted>Only administrators keep the books so far.</Muted>}
        <ul aria-label="Bookkeepers">
          {bookkeepers.map(({ id, name }) => (
            <Line key={id}>
              {name}
              <Button
                size="small"
                variant="secondary"
                busy={isBusy}
                aria-label={`Remove ${name}`}
                onClick={() => save(id, name, false)}
              >
                Remove
              </Button>
            </Line>
          ))}
        </ul>
        <UserPicker
          label="Add a bookkeeper"
          value={null}
          onChange={(user) => user && save(user.id, user.label, true)}
        />
      </Stack>
    </Dialog>
  );
}
