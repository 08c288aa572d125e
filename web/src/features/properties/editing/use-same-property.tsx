import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useRef, useState } from 'react';
import { SamePropertyDocument, type SamePropertyQuery } from '../../../generated/graphql';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';

interface Place {
  name: string;
  location: string;
}

interface Question {
  same: NonNullable<SamePropertyQuery['sameProperty']>;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks before there are two properties of one name and location. `isConfirmed` resolves to false only
 * if the user thinks better of it, or for a second click while the first is not answered yet;
 * `question` is to be rendered.
 */
export function useSameProperty(confirmLabel: string) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Question>();
  const isAsking = useRef(false);

  const ask = async (place: Place, exceptId?: string): Promise<boolean> => {
    const same = await client
      .query({
        query: SamePropertyDocument,
        variables: { name: place.name, location: place.location, exceptId: exceptId ?? null },
        fetchPolicy: 'network-only',
      })
      // The question is a courtesy: whatever is wrong is said by saving.
      .then(
        ({ data }) => data?.sameProperty,
        () => undefined,
      );
    if (!same) return true;
    return new Promise((answer) => setAsked({ same, answer }));
  };
  /** `exceptId` is the property that is being renamed. */
  const isConfirmed = async (...asked: Parameters<typeof ask>): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    return ask(...asked).finally(() => {
      isAsking.current = false;
    });
  };
  const reply = (isSure: boolean) => {
    asked?.answer(isSure);
    setAsked(undefined);
  };
  const question: ReactNode = asked && (
    <ConfirmDialog
      onClose={() => reply(false)}
      title={`There is already a ${asked.same.name}`}
      description={`It is in ${asked.same.location}, too${asked.same.isActive ? '' : ', and inactive'}. In lists the two would look the same.`}
      confirmLabel={confirmLabel}
      onConfirm={() => reply(true)}
    />
  );
  return { isConfirmed, question };
}
