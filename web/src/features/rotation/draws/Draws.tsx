import type { Draw } from '@rules/chain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button/Button';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Download, FileCheck2, Shuffle } from '../../../ui/icon/icons';
import { Fold } from '../../../ui/layout/Fold';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import type { Rotation } from '../cycle';
import { BeginDrawDialog } from './BeginDrawDialog';
import { DrawCard } from './DrawCard';
import { HouseHistory } from './HouseHistory';
import { useHouse } from './use-house';

interface Props {
  rotation: Rotation;
  isAdministrator: boolean;
}

/** How long a result is news, in ms. */
const NEWS_MS = 14 * 24 * 3_600_000;

/** The draws of a house, running and past, and the log that proves them. */
export function Draws({ rotation, isAdministrator }: Props) {
  const { propertyId: id, turns, absent, year, isHeld } = rotation;
  const propertyId = String(id);
  const { house, error, refetch } = useHouse(propertyId);
  const [isBeginning, setBeginning] = useState(false);
  if (!house) return <NotLoaded {...{ error, refetch }} what="The draws" height="6rem" />;
  const { draws, entries } = house;
  const isRunning = draws.some(({ end }) => !end);
  const last = draws.at(-1);
  const isNews = last && (!last.end || Date.parse(last.end.at) > Date.now() - NEWS_MS);
  const owners = new Map([...turns, ...absent].map((it) => [it.shareNumber, it.ownerName]));
  const [first] = turns;
  /** Whether a result is for the year that is shown, and does not count there yet. */
  const isUnset = ({ begun, end }: Draw) =>
    end?.kind === 'DRAWN' && begun.year === year && !isHeld && end.order[0] !== first?.shareNumber;
  const ownerOf = (share: number) => owners.get(share) ?? 'Vacant';
  const mine = turns.filter(({ isMine }) => isMine).map(({ shareNumber }) => shareNumber);
  const shares = turns.map(({ shareNumber }) => shareNumber).sort((one, other) => one - other);
  return (
    <Stack data-news={isNews || undefined}>
      {draws.length === 0 && (
        <p>
          No lots have been drawn here yet. An administrator can let the owners draw who comes
          first, in a way that no one can steer and anyone can check.
        </p>
      )}
      {isAdministrator && !isRunning && (
        <Row>
          <Button
            variant="secondary"
            icon={<Shuffle size={18} aria-hidden />}
            onClick={() => setBeginning(true)}
          >
            Draw lots
          </Button>
        </Row>
      )}
      {draws.toReversed().map((draw) => (
        <DrawCard
          key={draw.hash}
          {...{ propertyId, draw, mine, ownerOf, isAdministrator }}
          isUnset={isUnset(draw)}
          onChanged={refetch}
        />
      ))}
      {entries.length > 0 && (
        <Fold summary="The log of the house">
          <Stack>
            <Text as="p">
              What was set, planned, drafted and drawn stands in a log that no one can change
              unnoticed. Its file has the logs of all drafts as well, and is enough to check them.
            </Text>
            <Row>
              <a href={`/api/properties/${propertyId}/chain`} download="house-log.json">
                <Download size={18} aria-hidden /> Download the log of the house (JSON)
              </a>
              <Link to="/verify-draft">
                <FileCheck2 size={18} aria-hidden /> Check it yourself
              </Link>
            </Row>
            <HouseHistory entries={entries} />
          </Stack>
        </Fold>
      )}
      {isBeginning && (
        <BeginDrawDialog
          {...{ propertyId, shares, ownerOf }}
          year={isHeld ? null : year}
          onBegun={refetch}
          onClose={() => setBeginning(false)}
        />
      )}
    </Stack>
  );
}
