import { useState } from 'react';
import { useAnnounceToHousesMutation } from '../../../generated/graphql';
import { useClientKey } from '../../../lib/network/client-key';
import { MAX_MESSAGE_LENGTH } from '../../../lib/outbox/message-length';
import { counted } from '../../../lib/text/format';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { TextArea } from '../../../ui/form/TextArea';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useTalk } from '../sync/talk-context';

/** An administrator’s announcement to this house or to all of them. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const { talk } = useTalk();
  const [text, setText] = useState('');
  const [isForAll, setForAll] = useState(false);
  const { attempt, isBusy } = useAttempt();
  const [announce] = useAnnounceToHousesMutation();
  const keyOf = useClientKey();
  const content = text.trim();
  const propertyIds = isForAll ? [] : [talk.propertyId];
  const submit = () =>
    attempt({
      action: async () => {
        const clientKey = keyOf({ content, propertyIds });
        const input = { content, propertyIds, clientKey };
        const { data } = await announce({ variables: { input } });
        return data?.announceToHouses ?? 0;
      },
      success: (count) => ({ title: `Announced to ${counted(count, 'house')}` }),
      onDone: onClose,
      failure: { title: 'Could not be announced', fallback: 'Please try again' },
    });
  return (
    <FormDialog
      title={`Announce to ${talk.propertyName}`}
      description="Everyone in the conversation is notified, unless they want nothing from it."
      submitLabel="Announce"
      form={{ isBusy, submit }}
      isUnsaved={content !== ''}
      disabled={content === ''}
      onClose={onClose}
    >
      <TextArea
        label="Text"
        required
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Checkbox label="To all houses" checked={isForAll} onCheckedChange={setForAll} />
    </FormDialog>
  );
}
