import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ImportPageQuery } from '../../generated/graphql';
import { Button } from '../../ui/button/Button';
import { ArrowLeft } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { ImportProgress } from './ImportProgress';
import { LatestImports } from './LatestImports';
import type { HouseSheet } from './upload/file-start';
import { ImportUpload } from './upload/ImportUpload';
import type { ChosenFile } from './upload/use-upload';

interface ImportScreenProps {
  /** The id of the import to show; undefined to choose a file. */
  id: string | undefined;
  /** Whether the columns of the chosen file are matched. */
  isMatching: boolean;
  /** Renders what invites the users whom an applied import created. */
  inviteOf: (job: ImportPageQuery['importJob']) => ReactNode;
  /** Goes to an import by its id, or to one of the steps before. */
  onChoose: (step: string) => void;
  onClose: () => void;
  /** Where it is of one house: which, and what is listed. */
  of?: HouseSheet;
  /** The label of what it closes to. */
  closeLabel?: string;
}

/** The step of choosing a file, and that of matching its columns, as the address has them. */
export const FILE_STEP = 'new';
export const COLUMNS_STEP = 'columns';

// Leaves room for the fixed top bar on phones.
const Root = styled.section`
  outline: 0;
  scroll-margin-top: 5rem;
`;

/** Each of its screens starts at the top, with the focus on its heading. */
function useFreshScreen(name: string) {
  const root = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === name || !root.current) return;
    shown.current = name;
    root.current.focus({ preventScroll: true });
    if (root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }, [name]);
  return root;
}

/**
 * Imports owners and shares from a sheet: choose a file, review its rows, and apply them.
 */
export function ImportScreen({
  id,
  isMatching,
  inviteOf,
  onChoose,
  onClose,
  of,
  closeLabel = 'All shares',
}: ImportScreenProps) {
  const root = useFreshScreen(id ?? FILE_STEP);
  const [chosen, setChosen] = useState<ChosenFile>();
  /** The import of that file, from whose review one may go back to its columns. */
  const [matchedId, setMatchedId] = useState<string>();
  const stepOf = () => {
    if (id !== undefined) return id === matchedId ? 'matched' : 'review';
    return isMatching && chosen ? 'columns' : 'file';
  };
  const files = of ? 'Another file' : 'All imports';
  const back = {
    file: { label: closeLabel, go: onClose },
    columns: { label: files, go: () => onChoose(FILE_STEP) },
    review: { label: files, go: () => onChoose(FILE_STEP) },
    matched: { label: 'Columns', go: () => onChoose(COLUMNS_STEP) },
  }[stepOf()];
  const review = (id: string) => {
    setMatchedId(id);
    onChoose(id);
  };
  const onChosen = (next: ChosenFile) => {
    setChosen(next);
    setMatchedId(undefined);
  };
  return (
    <Root ref={root} tabIndex={-1} aria-label="Import from CSV">
      <Stack $gap={4}>
        <Stack $align="start">
          <Button size="small" variant="ghost" icon={<ArrowLeft size={18} />} onClick={back.go}>
            {back.label}
          </Button>
        </Stack>
        {id === undefined ? (
          <>
            <ImportUpload
              {...{ isMatching, chosen, onChosen, of }}
              onMatching={(isMatching) => onChoose(isMatching ? COLUMNS_STEP : FILE_STEP)}
              onUploaded={review}
            />
            {!of && <LatestImports onChoose={onChoose} />}
          </>
        ) : (
          <ImportProgress
            key={id}
            {...{ id, inviteOf, onClose }}
            closeLabel={of ? closeLabel : 'See all shares'}
            onNew={() => onChoose(FILE_STEP)}
          />
        )}
      </Stack>
    </Root>
  );
}
