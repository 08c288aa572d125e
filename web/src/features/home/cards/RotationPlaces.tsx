import type { HomeQuery } from '../../../generated/graphql';
import { rotationPath } from '../../../lib/address/paths';
import { inWords, ordinal } from '../../../lib/text/format';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Card } from '../../../ui/card/Card';
import { LinkRow } from './LinkRow';
import { Rows } from './rows-style';

type Choice = HomeQuery['nextChoices'][number];

/** The user's turn in the year that is chosen next in each property, with a link to the order. */
export function RotationPlaces({ choices }: { choices: readonly Choice[] }) {
  const years = new Set(choices.map(({ year }) => year));
  const [year] = years.size === 1 ? years : [];
  return (
    <Card
      title={year ? `In the ${year} rotation` : 'In the rotation'}
      text={choices.every(isBeingChosen) ? 'Being chosen now.' : 'The next year to be chosen.'}
    >
      <Rows>
        {choices.map((choice) => (
          <LinkRow
            key={choice.propertyId}
            to={rotationPath(choice)}
            tile={<ShareTile shareNumber={choice.places[0]?.shareNumber ?? 1} />}
            title={placeText(choice)}
            text={year ? choice.propertyName : `${choice.propertyName} · ${choice.year}`}
          />
        ))}
      </Rows>
    </Card>
  );
}

const isBeingChosen = ({ draft }: Choice) =>
  draft?.status === 'RUNNING' || draft?.status === 'PAUSED';

/** The user's places, which in a draft under way may have chosen already. */
function placeText(choice: Choice): string {
  const { places, outOf } = choice;
  if (places.length === 0) return 'No turn this year';
  const turns = `${inWords(places.map(({ turn }) => ordinal(turn)))} of ${outOf}`;
  return isBeingChosen(choice) ? `In the order you are ${turns}` : `You choose ${turns}`;
}
