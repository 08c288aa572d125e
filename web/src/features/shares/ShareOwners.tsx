import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useAdminSharesQuery } from '../../generated/graphql';
import { focusFirstProblem } from '../../lib/focus/form-fields';
import { counted, inWords } from '../../lib/text/format';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { FormButtons } from '../../ui/form/FormButtons';
import { FrameFooter, SaveButton, useFormFrame } from '../../ui/form/FormFrame';
import { Stack } from '../../ui/layout/Stack';
import { Muted } from '../../ui/text/Text';
import { useToast } from '../../ui/toast/Toast';
import { useAnyUnsaved } from '../../ui/unsaved/unsaved';
import { ShareOwnerRow } from './ShareOwnerRow';
import type { OwnerToSave } from './use-share-owner';

interface Props {
  propertyId: string;
  totalShares: number;
  /** The share whose owner has the focus. */
  firstShare?: number | undefined;
  /** Stands below the rows. */
  children?: ReactNode;
}

const MAX_SHARES = 12;

/** 'Shares 1 and 4 are not saved', in which something is missing or wrong. */
const notSavedText = (shares: readonly number[]) =>
  shares.length === 1
    ? `Share ${shares[0]} is not saved`
    : `Shares ${inWords(shares.map(String))} are not saved`;

/** How many shares were saved, and which were left. */
const savedText = (saved: number, left: readonly number[]) =>
  left.length === 0
    ? { title: 'Owners saved', description: counted(saved, 'share') }
    : {
        isNews: true,
        title: 'Not all owners saved',
        description: `${counted(saved, 'share')} saved. ${notSavedText(left)}.`,
      };

/** Beside the button. */
const Note = styled(Muted)`
  align-self: center;
`;

/**
 * The owners of a property's shares (spec §2 'per-share ownership editor'); as a step, all rows have
 * one button to save them.
 */
export function ShareOwners({ propertyId, totalShares, firstShare, children }: Props) {
  const { back, next, leaveSaved } = useFormFrame();
  const isStep = next !== undefined;
  const numbers = Array.from({ length: totalShares }, (_, index) => index + 1);
  const rows = useRef(new Map<number, OwnerToSave>());
  const isUnsaved = useAnyUnsaved();
  const [isSaving, setSaving] = useState(false);
  /** The shares that could not be saved as typed. */
  const [failed, setFailed] = useState<readonly number[]>([]);
  const settle = (shareNumber: number) => {
    if (failed.includes(shareNumber)) setFailed(failed.filter((one) => one !== shareNumber));
  };
  const list = useRef<HTMLDivElement>(null);
  const { toast } = useToast();
  // One by one, since each may ask a question.
  const saveRows = async () => {
    const outcomes = new Map<number, boolean | undefined>();
    for (const shareNumber of numbers) {
      const row = rows.current.get(shareNumber);
      if (row?.isChanged) outcomes.set(shareNumber, await row.submit());
    }
    return outcomes;
  };
  const saveAll = async () => {
    if (isSaving || !isUnsaved) return;
    setSaving(true);
    const outcomes = await saveRows();
    const saved = numbers.filter((one) => outcomes.get(one)).length;
    const left = numbers.filter((one) => outcomes.get(one) === false);
    flushSync(() => {
      setSaving(false);
      setFailed(left);
    });
    if (left.length > 0) focusFirstProblem(list.current);
    if (saved > 0) toast(savedText(saved, left));
    // A declined question leaves its row as typed.
    if (saved === outcomes.size) leaveSaved();
  };
  const { data, error, refetch } = useAdminSharesQuery({
    variables: { propertyId, first: MAX_SHARES, sort: 'NUMBER' },
    fetchPolicy: 'cache-and-network',
  });
  const shares = data?.adminShares.items;
  if (!shares) return <NotLoaded {...{ error, refetch }} what="The shares" />;
  return (
    <Stack $gap={3} ref={list}>
      {numbers.map((shareNumber) => {
        const share = shares.find((one) => one.shareNumber === shareNumber);
        return (
          <ShareOwnerRow
            key={shareNumber}
            propertyId={propertyId}
            shareNumber={shareNumber}
            share={share}
            isFirst={shareNumber === firstShare}
            onReload={() => {
              settle(shareNumber);
              return refetch().catch(() => undefined);
            }}
            {...(isStep && {
              onSubmit: () => void saveAll(),
              onChange: () => settle(shareNumber),
              together: (row: OwnerToSave | null) => {
                if (row) rows.current.set(shareNumber, row);
                else rows.current.delete(shareNumber);
              },
            })}
          />
        );
      })}
      {children}
      <FormButtons $isLong={isStep}>
        {isStep ? (
          <>
            {failed.length > 0 && !isSaving && <Note role="status">{notSavedText(failed)}</Note>}
            {back}
            <SaveButton isChanged={isUnsaved || isSaving} busy={isSaving} onClick={saveAll} />
          </>
        ) : (
          <FrameFooter />
        )}
      </FormButtons>
    </Stack>
  );
}
