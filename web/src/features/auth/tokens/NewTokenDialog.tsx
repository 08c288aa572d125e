import { type AccessLevel, isAdminScope, MAX_ADMIN_TOKEN_DAYS, MAX_TOKEN_DAYS } from '@rules/auth';
import { useState } from 'react';
import styled from 'styled-components';
import { useCreateAccessTokenMutation } from '../../../generated/graphql';
import { errorField, errorText } from '../../../lib/network/error-text';
import { Select } from '../../../ui/choice/Select';
import { Fieldset } from '../../../ui/form/Fieldset';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { color, screen, size, space } from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { useSession } from '../session/session';
import { type Access, AREA_NAMES, choicesFor, LEVEL_NAMES, scopesOf } from './access';

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 11.5rem;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[2]};
  & + & {
    border-top: 1px solid ${color.border};
  }
  ${screen.phone} {
    grid-template-columns: minmax(0, 1fr) 9.5rem;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;

const VALIDITY = [7, 30, 90, MAX_TOKEN_DAYS].map((days) => ({
  value: String(days),
  label: days === MAX_TOKEN_DAYS ? 'A year' : `${days} days`,
}));
const USUAL_DAYS = '90';

interface Props {
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Asks what an access token is for, what it allows and until when, and makes it. */
export function NewTokenDialog({ onMade, onClose }: Props) {
  const isAdminSession = useSession().user?.isAdminSession === true;
  const [create, { loading }] = useCreateAccessTokenMutation();
  const { toast } = useToast();
  const [name, setName] = useState('');
  const [days, setDays] = useState(USUAL_DAYS);
  const [access, setAccess] = useState<Access>({});
  const [problem, setProblem] = useState<string>();
  const scopes = scopesOf(access);
  const most = scopes.some(isAdminScope) ? MAX_ADMIN_TOKEN_DAYS : MAX_TOKEN_DAYS;
  const validFor = String(Math.min(Number(days), most));

  const submit = async () => {
    try {
      const { data } = await create({ variables: { name, scopes, days: Number(validFor) } });
      if (data) onMade(data.createAccessToken.secret);
    } catch (error) {
      const text = errorText(error, 'Please try again.');
      if (errorField(error) === 'name') setProblem(text);
      else toast({ title: 'No token was made', description: text, destructive: true });
    }
  };

  return (
    <FormDialog
      title="New access token"
      description="A program that has it can do in your name what you choose here, and never more than you may."
      submitLabel="Create token"
      busy={loading}
      disabled={name.trim() === '' || scopes.length === 0}
      isUnsaved={name !== '' || scopes.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="Name"
          hint="What it is for, such as ‘Heating at the lake’."
          name="name"
          value={name}
          maxLength={100}
          autoComplete="off"
          error={problem}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
        />
        <Select
          label="Valid for"
          value={validFor}
          onValueChange={setDays}
          options={VALIDITY.filter(({ value }) => Number(value) <= most)}
        />
        <Fieldset legend="Access to at least one of these">
          {choicesFor(isAdminSession).map(([area, levels]) => (
            <Area key={area}>
              <span aria-hidden>
                {AREA_NAMES[area].name}
                <small>{AREA_NAMES[area].hint}</small>
              </span>
              <Select<AccessLevel | ''>
                label={`${AREA_NAMES[area].name}: ${AREA_NAMES[area].hint}`}
                hideLabel
                value={access[area] ?? ''}
                onValueChange={(level) => setAccess({ ...access, [area]: level || undefined })}
                options={[
                  { value: '', label: 'No access' },
                  ...levels.map((value) => ({ value, label: LEVEL_NAMES[value] })),
                ]}
              />
            </Area>
          ))}
        </Fieldset>
      </Stack>
    </FormDialog>
  );
}
