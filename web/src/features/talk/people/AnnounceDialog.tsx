import { useState } from 'react';
import { useAnnounceToHousesMutation, usePropertyChoiceQuery } from '../../../generated/graphql';
import { useClientKey } from '../../../lib/network/client-key';
import { MAX_MESSAGE_LENGTH } from '../../../lib/outbox/message-length';
import { counted } from '../../../lib/text/format';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Chip, Chips } from '../../../ui/choice/Chips';
import type { SearchOption } from '../../../ui/choice/OptionList';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { TextArea } from '../../../ui/form/TextArea';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useTalk } from '../sync/talk-context';

/** An administrator’s announcement to this house, to several or to all. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const { talk, PropertyPicker } = useTalk();
  const own = { id: talk.propertyId, label: talk.propertyName };
  const [houses, setHouses] = useState<readonly SearchOption[]>([own]);
  const [text, setText] = useState('');
  const [isForAll, setForAll] = useState(false);
  const { attempt, isBusy } = useAttempt();
  const total = usePropertyChoiceQuery().data?.properties.total ?? 0;
  const all = total > 1 ? counted(total, 'house') : 'houses';
  const [announce] = useAnnounceToHousesMutation();
  const keyOf = useClientKey();
  const content = text.trim();
  const propertyIds = isForAll ? [] : houses.map(({ id }) => id);
  const housesWithout = (wanted: string) => houses.filter(({ id }) => id !== wanted);
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
      title="Announce to houses"
      description="Everyone in the conversation is notified, unless they want nothing from it."
      submitLabel="Announce"
      form={{ isBusy, submit }}
      isUnsaved={content !== ''}
      disabled={content === '' || (!isForAll && houses.length === 0)}
      onClose={onClose}
    >
      <TextArea
        label="Announcement"
        required
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Checkbox label={`To all ${all}`} checked={isForAll} onCheckedChange={setForAll} />
      {!isForAll && (
        <>
          <PropertyPicker
            label="Houses"
            value={null}
            onChange={(house) => house && setHouses([...housesWithout(house.id), house])}
          />
          <Chips aria-label="Chosen houses">
            {houses.map(({ id, label }) => (
              <Chip key={id} name={label} onRemove={() => setHouses(housesWithout(id))} />
            ))}
          </Chips>
        </>
      )}
    </FormDialog>
  );
}
