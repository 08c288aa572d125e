import type { EntityManager } from 'typeorm';
import { ImportEffect, ImportJob } from '../../../src/features/imports/import.entities';
import type { ApiClient } from '../clients/api-client';
import { until } from '../until';

const JOB = `id fileName status kind rowsDone rowsTotal newUsers newProperties sharesAssigned
  ownersJoined weeksGiven reading unchanged
  refused version keptUntil rows(first: 200) {
    line person firstName lastName email property location shareNumber shareText note isRefused isAssigned isJoined
    suggestedProperty suggestedLocation text }`;

/** The titles of the columns. */
export const HEADER = 'First name,Last name,Email,Property,Location,Share number';

/** A CSV file with these rows. */
export const csvOf = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

/** Uploads a CSV file, with the places of its columns if they are chosen, and returns the server's answer. */
export const upload = (client: ApiClient, text: string | Uint8Array, places = '') =>
  client.send('POST', `/api/admin/imports?fileName=owners.csv&${places}`, {
    text,
    headers: { 'content-type': 'text/csv' },
  });

/** Returns the import with its rows. */
export async function importJob(client: ApiClient, id: number) {
  const { data } = await client.graphql(`{ importJob(id: ${id}) { ${JOB} } }`);
  return data.importJob;
}

/** Uploads a file and returns its preview. */
export async function preview(client: ApiClient, text: string | Uint8Array, places = '') {
  const { status, body } = await upload(client, text, places);
  if (status !== 201) throw new Error(`${status} ${body.message}`);
  return importJob(client, body.id);
}

/** Applies an import without that many refused rows; returns the server's answer. */
export const applyImport = (client: ApiClient, id: number, leaveOut = 0, version?: number) =>
  client.graphql(
    `mutation ($version: Int) {
      applyImport(id: ${id}, leaveOut: ${leaveOut}, version: $version) { id status } }`,
    { version },
  );

/** Applies an import and returns it once the worker has finished. */
export async function applied(client: ApiClient, id: number, leaveOut = 0) {
  const { errors } = await applyImport(client, id, leaveOut);
  if (errors) throw new Error(errors[0]?.message);
  return until(async () => {
    const job = await importJob(client, id);
    return job.status === 'APPLYING' ? null : job;
  }, 50);
}

/** Makes an applied import of one week without guests, and returns its id. */
export async function importOfWeek(manager: EntityManager, bookingId: number): Promise<number> {
  const job = { fileName: 'weeks.csv', status: 'APPLIED', kind: 'WEEKS' } as const;
  const { id } = await manager.save(manager.create(ImportJob, job));
  await manager.query(`update bookings set guests = '', guest_id = null where id = $1`, [
    bookingId,
  ]);
  await manager.insert(ImportEffect, { jobId: id, bookingId });
  return id;
}
