import { useState } from 'react';
import { useCreateWebhookMutation, type WebhookKind } from '../../generated/graphql';
import { errorField, errorText } from '../../lib/network/error-text';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Fieldset } from '../../ui/form/Fieldset';
import { TextField } from '../../ui/form/TextField';
import { Stack } from '../../ui/layout/Stack';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { useToast } from '../../ui/toast/Toast';
import { KIND_NAMES, kindsFor } from './webhook-words';

interface Problem {
  field: string;
  text: string;
}

interface Props {
  /** Whether kinds of all users can be chosen. */
  isAdminSession: boolean;
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Asks for the address of a webhook and what it hears of, and makes it. */
export function NewWebhookDialog({ isAdminSession, onMade, onClose }: Props) {
  const [create, { loading }] = useCreateWebhookMutation();
  const { toast } = useToast();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<readonly WebhookKind[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);

  const submit = async () => {
    setProblem(undefined);
    try {
      const { data } = await create({ variables: { name, url: url.trim(), kinds: [...kinds] } });
      if (data) onMade(data.createWebhook.secret);
    } catch (error) {
      const text = errorText(error, 'Please try again.');
      const field = errorField(error);
      if (field === 'name' || field === 'url') setProblem({ field, text });
      else
        toast({ title: 'The webhook could not be created', description: text, destructive: true });
    }
  };

  return (
    <FormDialog
      title="New webhook"
      description="Your program is notified when something happens. It gets ids only, never what people write, and nothing you cannot see yourself."
      submitLabel="Create webhook"
      busy={loading}
      disabled={name.trim() === '' || url.trim() === '' || kinds.length === 0}
      isUnsaved={name !== '' || url !== '' || kinds.length > 0}
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
          error={problemOf('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Address"
          hint={
            problemOf('url') ? undefined : 'It begins with https:// and is on the public internet.'
          }
          name="url"
          type="url"
          inputMode="url"
          value={url}
          maxLength={1000}
          autoComplete="off"
          error={problemOf('url')}
          onChange={({ target }) => setUrl(target.value)}
        />
        <Fieldset legend="Events">
          {kindsFor(isAdminSession).map((kind) => (
            <Checkbox
              key={kind}
              label={KIND_NAMES[kind].name}
              hint={KIND_NAMES[kind].hint}
              checked={kinds.includes(kind)}
              onCheckedChange={(isOn) =>
                setKinds(isOn ? [...kinds, kind] : kinds.filter((it) => it !== kind))
              }
            />
          ))}
        </Fieldset>
      </Stack>
    </FormDialog>
  );
}
