import type { DemoHome } from '../homes/demo-home';

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

/** What somebody wants to know who stands at the door. */
export function houseGuide({ name, facts }: DemoHome): string {
  const { wifi, caretaker, nearby, equipment } = facts;
  return `# Welcome to ${name}

${facts.address}. The house sleeps ${facts.sleeps}.

## Arriving

Come from 16:00 on your first day and leave by 10:00 on the last: the cleaning takes the time between.
${facts.keys}

## Wifi

- Network: **${wifi.network}**
- Password: \`${wifi.password}\`

The router stands in the hall. If the light on it is red, pull its plug, count to ten, and plug it in again.

## Heating

${facts.heating}

## Kitchen

${facts.kitchen}

## Waste

${facts.waste}

## Parking

${facts.parking}

## Things to use

${list(equipment)}

## Around the house

${list(nearby)}

## In an emergency

| What | Where |
| --- | --- |
| Ambulance and fire | **${facts.emergencyNumber}** |
| Our caretaker, ${caretaker.name} | ${caretaker.phone} |
| Doctor | ${facts.doctor} |

First-aid box and torch: top shelf of the hall cupboard. Main water tap: under the kitchen sink.

## Before you leave

1. Strip the beds and leave the linen in the bag by the door.
2. Empty the fridge; what keeps may stay for the next ones.
3. Turn the heating down, close windows and shutters, take the waste out.
4. Write into the house book what broke, so that nobody has to guess.
`;
}
