import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import { EMPTY_LINES } from '../card/lines';
import { NotLoaded } from '../feedback/NotLoaded';
import { Row } from '../layout/Stack';
import { ConfirmAction } from './ConfirmAction';
import { SecretDialog } from './SecretDialog';

interface Props<Item> {
  /** 'access token' */
  noun: string;
  /** The name of the list. */
  label: string;
  /** Undefined while they are loading. */
  items: readonly Item[] | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** Shown without any. */
  none: string;
  /** How many a user may have. */
  most: number;
  row: (item: Item, onDelete: () => void) => ReactNode;
  newDialog: (dialog: { onMade: (secret: string) => void; onClose: () => void }) => ReactNode;
  /** The texts of the dialog that shows a new secret. */
  secretTexts: Pick<ComponentProps<typeof SecretDialog>, 'label' | 'title' | 'warning'>;
  deletion: (item: Item) => Omit<ComponentProps<typeof ConfirmAction>, 'onClose'>;
}

/** The user's items that have a secret, which is shown only when one is made. */
export function SecretList<Item>(props: Props<Item>) {
  const { noun, items, error, refetch } = props;
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [leaving, setLeaving] = useState<Item>();
  const reread = () => refetch().catch(() => undefined);
  return (
    <>
      {items ? (
        <>
          {items.length === 0 ? (
            <p>{props.none}</p>
          ) : (
            <ul aria-label={props.label}>
              {items.map((item) => props.row(item, () => setLeaving(item)))}
            </ul>
          )}
          <Row>
            <Button
              variant="secondary"
              disabled={items.length >= props.most}
              onClick={() => setMaking(true)}
            >
              New {noun}
            </Button>
          </Row>
        </>
      ) : (
        <NotLoaded {...{ error, refetch }} what={`Your ${noun}s`} height={EMPTY_LINES} />
      )}
      {isMaking &&
        props.newDialog({
          onClose: () => setMaking(false),
          onMade(made) {
            setMaking(false);
            setSecret(made);
            void reread();
          },
        })}
      {secret && (
        <SecretDialog {...props.secretTexts} secret={secret} onClose={() => setSecret(undefined)} />
      )}
      {leaving && (
        <ConfirmAction
          {...props.deletion(leaving)}
          onClose={() => reread().then(() => setLeaving(undefined))}
        />
      )}
    </>
  );
}
