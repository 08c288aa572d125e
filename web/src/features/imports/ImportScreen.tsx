import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ImportPageQuery } from '../../generated/graphql';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/Stack';
import { ImportProgress } from './ImportProgress';
import { ImportUpload } from './ImportUpload';
import { LatestImports } from './LatestImports';
import type { Choices } from './use-upload';

interface ImportScreenProps {
  /** The id of the import to show; undefined to choose a file. */
  id: string | undefined;
  /** Renders what invites the users whom an applied import created. */
  inviteOf: (job: ImportPageQuery['importJob']) => ReactNode;
  onChoose: (id: string) => void;
  onClose: () => void;
}

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
 * Imports owners and shares from a CSV: choose a file, review its rows, and apply them.
 */
export function ImportScreen({ id, inviteOf, onChoose, onClose }: ImportScreenProps) {
  const root = useFreshScreen(id ?? 'new');
  const [choices] = useState<Choices>(() => new Map());
  return (
    <Root ref={root} tabIndex={-1} aria-label="Import from CSV">
      <Stack $gap={4}>
        <Stack $align="start">
          <Button
            size="small"
            variant="ghost"
            icon={<ArrowLeft size={18} aria-hidden />}
            onClick={onClose}
          >
            All shares
          </Button>
        </Stack>
        {id === undefined ? (
          <>
            <ImportUpload choices={choices} onUploaded={onChoose} />
            <LatestImports onChoose={onChoose} />
          </>
        ) : (
          <ImportProgress key={id} {...{ id, inviteOf, onClose }} onNew={() => onChoose('new')} />
        )}
      </Stack>
    </Root>
  );
}
