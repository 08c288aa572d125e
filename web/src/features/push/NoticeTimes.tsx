import { useState } from 'react';
import styled from 'styled-components';
import {
  NoticeChoicesDocument,
  type NoticeChoicesQuery,
  type NoticeMail,
  useNoticeChoicesQuery,
  useSaveNoticeChoicesMutation,
} from '../../generated/graphql';
import { Select } from '../../ui/choice/Select';
import { Switch } from '../../ui/choice/Switch';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { color, space } from '../../ui/theme/tokens';

type Choices = Pick<NoticeChoicesQuery['noticeChoices'], 'mail' | 'quietFrom' | 'quietUntil'>;

const MAILS: readonly { value: NoticeMail; label: string }[] = [
  { value: 'AT_ONCE', label: 'At once' },
  { value: 'DAILY', label: 'Once a day, at 8:00' },
  { value: 'NEVER', label: 'Not by email' },
];

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour}:00`,
}));

/** The hours that the switch proposes. */
const NIGHT = { quietFrom: 22, quietUntil: 7 };
const NONE = { quietFrom: null, quietUntil: null };

const Times = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};
`;

const Hours = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

/** When one hears of what happens to one’s shares, weeks and stays; saved immediately. */
export function NoticeTimes() {
  const { data } = useNoticeChoicesQuery();
  const [save] = useSaveNoticeChoicesMutation();
  const { attempt, isBusy } = useAttempt();
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  if (!data) return null;
  const { mail, quietFrom, quietUntil } = { ...data.noticeChoices, ...chosen };
  const choose = async (change: Partial<Choices>) => {
    setChosen({ ...chosen, ...change });
    const input = { mail, quietFrom, quietUntil, ...change };
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
      options={HOURS.filter(({ value }) => value !== String(other))}
    />
  );
  return (
    <Times>
      <Select
        label="Emails about my shares, weeks and stays"
        value={mail}
        disabled={isBusy}
        onValueChange={(value) => void choose({ mail: value })}
        options={MAILS}
      />
      <Switch
        label="Quiet hours"
        hint="No emails or notifications about my shares, weeks and stays during these hours."
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
    </Times>
  );
}
