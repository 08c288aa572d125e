import type { HomeQuery } from '../../../generated/graphql';
import { rotationPath } from '../../../lib/address/paths';
import { inWords, ordinal } from '../../../lib/format';
import { ShareTile } from '../../../ui/data/ShareTile';
import { Card } from '../../../ui/layout/Card';
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
      text="The next year to be chosen."
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

const placeText = ({ places, outOf }: Choice) =>
  places.length > 0
    ? `You choose ${inWords(places.map(({ turn }) => ordinal(turn)))} of ${outOf}`
    : 'No turn this year';
