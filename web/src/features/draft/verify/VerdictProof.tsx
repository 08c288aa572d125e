import type { ListTurn, Verdict } from '@rules/draft';
import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { useCopy } from '../../../ui/feedback/use-copy';
import { Copy } from '../../../ui/icon/icons';
import { Fold } from '../../../ui/layout/Fold';
import { type Column, column, Table } from '../../../ui/table/Table';
import { Badge } from '../../../ui/text/Badge';
import { Text } from '../../../ui/text/Text';
import { box, font } from '../../../ui/theme/tokens';

const Fingerprint = styled.div`
  ${box.grid(2)};
  justify-items: start;
  ${font.size('small')};
  code {
    overflow-wrap: anywhere;
  }
`;

const COLUMNS: readonly Column<ListTurn>[] = [
  column('Turn', { noWrap: true }, ({ share, round }) => `Share ${share}, round ${round}`),
  column('From the list', {}, ({ week, place }) =>
    week === null ? 'None' : `Week ${week}${place ? `, number ${place}` : ''}`,
  ),
  column('Followed', {}, ({ problem }) =>
    problem ? (
      <>
        <Badge tone="danger">No</Badge>
        <Text as="p" $size="small" $above={1}>
          {problem}
        </Text>
      </>
    ) : (
      <Badge tone="success">Yes</Badge>
    ),
  ),
];
/** The evidence for a verdict: each turn that a wish list decided, and the fingerprint to keep. */
export function VerdictProof({ verdict }: { verdict: Verdict }) {
  const copy = useCopy();
  const { turns = [] } = verdict;
  return (
    <>
      {turns.length > 0 && (
        <Table label="Turns without you" columns={COLUMNS} rows={turns} rowKey={({ seq }) => seq} />
      )}
      {verdict.isInOrder && (
        <Fold summary="The fingerprint to keep">
          <Fingerprint>
            <p>Keep it, and you can check later that nothing up to here was changed.</p>
            <code>{verdict.head}</code>
            <Button
              size="small"
              variant="secondary"
              icon={<Copy size={16} aria-hidden />}
              onClick={() => copy('Fingerprint', verdict.head)}
            >
              Copy
            </Button>
          </Fingerprint>
        </Fold>
      )}
    </>
  );
}
