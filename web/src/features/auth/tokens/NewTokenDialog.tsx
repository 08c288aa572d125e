import { type AccessLevel, isAdminScope, MAX_ADMIN_TOKEN_DAYS, MAX_TOKEN_DAYS } from '@rules/auth';
import styled from 'styled-components';
import { useCreateAccessTokenMutation } from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { Select } from '../../../ui/choice/Select';
import { Fieldset } from '../../../ui/form/Fieldset';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { box, color, font, screen, space } from '../../../ui/theme/tokens';
import { useSession } from '../session/session';
import { type Access, AREA_NAMES, choicesFor, LEVEL_NAMES, scopesOf } from './access';

const Area = styled.div`
  ${box.grid(3)};
  grid-template-columns: minmax(0, 1fr) 11.5rem;
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
    ${font.muted('small')};
  }
`;

const VALIDITY = [7, 30, 90, MAX_TOKEN_DAYS].map((days) => ({
  value: String(days),
  label: days === MAX_TOKEN_DAYS ? 'A year' : `${days} days`,
}));
const USUAL_DAYS = '90';

/** The scopes of a token, how long it is valid, and the longest validity for them. */
function grantOf(days: string, access: Access) {
  const scopes = scopesOf(access);
  const most = scopes.some(isAdminScope) ? MAX_ADMIN_TOKEN_DAYS : MAX_TOKEN_DAYS;
  return { scopes, most, days: Math.min(Number(days), most) };
}

interface Props {
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Asks what an access token is for, what it allows and until when, and makes it. */
export function NewTokenDialog({ onMade, onClose }: Props) {
  const isAdminSession = useSession().user?.isAdminSession === true;
  const [create] = useCreateAccessTokenMutation();
  const form = useDialogForm({
    first: { name: '', days: USUAL_DAYS, access: {} as Access },
    save: async ({ name, days, access }) => {
      const { most: _, ...grant } = grantOf(days, access);
      const data = dataOf(await create({ variables: { name, ...grant } }));
      return data.createAccessToken.secret;
    },
    failure: { title: 'No token was made', fallback: 'Please try again.' },
    onSaved: onMade,
  });
  const { name, days, access } = form.draft;
  const { scopes, most, ...grant } = grantOf(days, access);

  return (
    <FormDialog
      title="New access token"
      description="A program that has it can do in your name what you choose here, and never more than you may."
      submitLabel="Create token"
      form={form}
      disabled={name.trim() === '' || scopes.length === 0}
      isUnsaved={name !== '' || scopes.length > 0}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="What it is for, such as ‘Heating at the lake’."
        name="name"
        {...form.text('name')}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        label="Valid for"
        value={String(grant.days)}
        onValueChange={(days) => form.change({ days })}
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
              onValueChange={(level) =>
                form.change({ access: { ...access, [area]: level || undefined } })
              }
              options={[
                { value: '', label: 'No access' },
                ...levels.map((value) => ({ value, label: LEVEL_NAMES[value] })),
              ]}
            />
          </Area>
        ))}
      </Fieldset>
    </FormDialog>
  );
}
