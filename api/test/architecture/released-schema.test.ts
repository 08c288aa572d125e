import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, NoDeprecatedCustomRule, parse, validate } from 'graphql';

const ROOT = join(__dirname, '../../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The 'Breaking' section of the release in preparation. */
const announced = (changelog: string): string =>
  /^## \[Unreleased\]\n([\s\S]*?)(?=^## )/m
    .exec(changelog)?.[1]
    ?.match(/^### Breaking\n([\s\S]*?)(?=^### |(?![\s\S]))/m)?.[1] ?? '';

/** Each change that breaks clients of the released schema and is not quoted in the changelog. */
function unannounced(released: string, current: string, changelog: string): string[] {
  const notes = announced(changelog);
  return findBreakingChanges(buildSchema(released), buildSchema(current))
    .map(({ description }) => description)
    .filter((description) => !notes.includes(description));
}

test('nothing that was released breaks without a note in the changelog', () => {
  const [released, current] = ['api/released.graphql', 'api/schema.graphql'].map(textOf);
  expect(unannounced(released ?? '', current ?? '', textOf('CHANGELOG.md'))).toEqual([]);
});

test('the web interface asks for nothing that is deprecated', () => {
  const schema = buildSchema(textOf('api/schema.graphql'));
  const deprecatedIn = (operation: string) =>
    validate(schema, parse(operation), [NoDeprecatedCustomRule]).map(({ message }) => message);
  const operations: Record<string, string> = JSON.parse(
    textOf('web/src/generated/operations.json'),
  );
  expect(deprecatedIn('{ auditLog { nextCursor } }')).toHaveLength(1);
  expect(Object.values(operations).flatMap(deprecatedIn)).toEqual([]);
});

describe('a breaking change', () => {
  const RELEASED = 'type Query { home(id: ID): String, guest: String }';
  const CURRENT = 'type Query { home(id: ID!): String }';
  const changelog = (notes: string) => `# Changelog\n\n## [Unreleased]\n\n${notes}\n## [0.1.0]\n`;

  test('is found', () => {
    const found = unannounced(RELEASED, CURRENT, changelog(''));
    expect(found).toHaveLength(2);
    expect(found.join()).toMatch(/guest.*was removed/);
  });

  test('passes where the changelog quotes it under Breaking, and nowhere else', () => {
    const [guest = '', home = ''] = unannounced(RELEASED, CURRENT, changelog(''));
    const notes = `### Breaking\n\n- ${guest} Ask for \`home\`.\n\n### Added\n\n- ${home}\n`;
    expect(unannounced(RELEASED, CURRENT, changelog(notes))).toEqual([home]);
  });

  test('is no addition', () => {
    expect(unannounced(CURRENT, RELEASED.replace('ID)', 'ID!)'), changelog(''))).toEqual([]);
  });
});
