import type { DemoHome } from '../homes/demo-home';

/** Minutes of the owners' last meeting. */
export function minutes({ name, owners, facts }: DemoHome, year: number): string {
  const present = [...new Set(owners.filter((owner) => owner !== null))].slice(0, 6);
  const decisions = facts.decisions.map((decision, index) => `${index + 1}. ${decision}`);
  return `# Minutes of the meeting in ${year}

**${name}**, by video, on the second Sunday of January ${year}, 17:00 to 18:20.

Present: ${present.join(', ')}. In the chair: ${present[0]}. Minutes: ${present.at(-1)}.

## Accounts

The accounts of ${year - 1} were approved. What was left over went to the reserve.

## Decided

${decisions.join('\n')}

## Next time

Second Sunday of January ${year + 1}, same hour. Topics to the administration two weeks before.
`;
}

/** What is in the house, to be counted once a year. */
export function inventory({ name, facts }: DemoHome): string {
  const { sleeps, equipment } = facts;
  return `# What belongs to ${name}

| Thing | How many |
| --- | ---: |
| Plates, deep and flat, each | ${sleeps + 4} |
| Glasses, cups, each | ${sleeps + 6} |
| Knives, forks, spoons, each | ${sleeps + 4} |
| Duvets and pillows | ${sleeps} |
| Sets of linen | ${sleeps * 2} |
| Towels, large and small, each | ${sleeps * 2} |
| Cot with mattress | 1 |

In the shed:

${equipment.map((item) => `- ${item}`).join('\n')}

Counted in the maintenance week by ${facts.caretaker.name}. If something is missing, it was probably borrowed with good intentions: please bring it back.
`;
}
