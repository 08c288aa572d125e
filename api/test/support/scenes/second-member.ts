import type { DataSource } from 'typeorm';
import { addMember } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import type { TestApp } from '../servers/test-app';

/** A member of a share beside its first. */
export interface SecondMember {
  id: number;
  email: string;
  name: string;
  client: ApiClient;
}

/** Adds a new user to the members of a share. */
export async function addSecondMember(testApp: TestApp, shareId: number): Promise<SecondMember> {
  const person = await testApp.person({ firstName: 'Sam', lastName: 'Marsh' });
  await addMember(testApp.running.app.db.manager, { shareId, userId: person.id });
  const name = `${person.firstName} ${person.lastName}`;
  const client = await testApp.signIn(person);
  return { id: person.id, email: person.email ?? '', name, client };
}

/** Returns the ids of a share's members, the longest-standing first. */
export async function memberIds(db: DataSource, shareId: number): Promise<number[]> {
  const rows: { id: number }[] = await db.query(
    'select user_id as id from share_members where share_id = $1 order by joined_at, user_id',
    [shareId],
  );
  return rows.map(({ id }) => id);
}
