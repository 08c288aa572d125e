import { useState } from 'react';
import styled from 'styled-components';
import {
  NoticeChoicesDocument,
  type NoticeChoicesQuery,
  type NoticeMail,
  useNoticeChoicesQuery,
  useSaveNoticeChoicesMutation,
} from '../../generated/graphql';
import { clockText } from '../../lib/dates/dates';
import { Select } from '../../ui/choice/Select';
import { Switch } from '../../ui/choice/Switch';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { box, color, space } from '../../ui/theme/tokens';
import { Kinds } from './kinds-style';

type Choices = Omit<NoticeChoicesQuery['noticeChoices'], 'timeZone'>;

const REMINDERS = [
  { name: 'remindTwoWeeks', label: '14 days before' },
  { name: 'remindTwoDays', label: '2 days before' },
  { name: 'remindLastDay', label: 'On the day of departure' },
] as const;

/** A full hour in the reader's form, such as '22:00' or '10 PM'. */
const hourText = (hour: number) => clockText(`${String(hour).padStart(2, '0')}:00`);

const mailOptions = (): readonly { value: NoticeMail; label: string }[] => [
  { value: 'AT_ONCE', label: 'At once' },
  { value: 'DAILY', label: `Once a day, at ${hourText(8)}` },
  { value: 'NEVER', label: 'Not by email' },
];

const hourOptions = () =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** The hours that the switch proposes. */
const NIGHT = { quietFrom: 22, quietUntil: 7 };
const NONE = { quietFrom: null, quietUntil: null };

const Times = styled.div`
  ${box.grid(3)};
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};
`;

const Hours = styled.div`
  ${box.grid(3)};
  grid-template-columns: 1fr 1fr;
`;

/** When the user is notified of changes to their shares, weeks and stays; saved immediately. */
export function NoticeTimes({ isGuest }: { isGuest: boolean }) {
  const { data } = useNoticeChoicesQuery();
  const [save] = useSaveNoticeChoicesMutation();
  const { attempt, isBusy } = useAttempt();
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  if (!data) return null;
  const { mail, quietFrom, quietUntil, timeZone, ...others } = { ...data.noticeChoices, ...chosen };
  const { remindTwoWeeks, remindTwoDays, remindLastDay } = others;
  const reminders = { remindTwoWeeks, remindTwoDays, remindLastDay };
  const zone = timeZone.replaceAll('_', ' ');
  const holdings = isGuest ? 'my stays' : 'my shares, weeks and stays';
  const choose = async (change: Partial<Choices>) => {
    setChosen({ ...chosen, ...change });
    const input = { mail, quietFrom, quietUntil, ...reminders, ...change };
    const isSaved = await attempt({
      action: () => save({ variables: { input } }),
      reread: [NoticeChoicesDocument],
      failure: { title: 'Not saved', fallback: 'Please try again.' },
    });
    if (!isSaved) setChosen(chosen);
  };
  const hour = (label: string, name: 'quietFrom' | 'quietUntil', other: number | null) => (
    <Select
      label={label}
      value={String({ quietFrom, quietUntil }[name])}
      disabled={isBusy}
      onValueChange={(value) => void choose({ [name]: Number(value) })}
      options={hourOptions().filter(({ value }) => value !== String(other))}
    />
  );
  return (
    <Times>
      <Select
        label={`Emails about ${holdings}`}
        value={mail}
        disabled={isBusy}
        onValueChange={(value) => void choose({ mail: value })}
        options={mailOptions()}
      />
      <Switch
        label="Quiet hours"
        hint={`Emails and notifications about ${holdings} wait until these hours are over, by the clock of ${zone}.`}
        checked={quietFrom !== null}
        disabled={isBusy}
        onCheckedChange={(isOn) => void choose(isOn ? NIGHT : NONE)}
      />
      {quietFrom !== null && (
        <Hours>
          {hour('From', 'quietFrom', quietUntil)}
          {hour('Until', 'quietUntil', quietFrom)}
        </Hours>
      )}
      <Kinds>
        <legend>Reminders of my stays, by email and notification</legend>
        {REMINDERS.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            checked={reminders[name]}
            disabled={isBusy}
            onCheckedChange={(isOn) => void choose({ [name]: isOn })}
          />
        ))}
      </Kinds>
    </Times>
  );
}
