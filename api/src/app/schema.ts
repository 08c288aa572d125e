import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { buildSchema, type PubSub } from 'type-graphql';
import { ActivityResolver } from '../features/activity/activity.resolver';
import { AuditResolver } from '../features/audit/audit.resolver';
import { AuthResolver } from '../features/auth/auth.resolver';
import { DocumentsResolver } from '../features/documents/documents.resolver';
import { DraftResolver } from '../features/draft/draft.resolver';
import { ImportsResolver } from '../features/imports/imports.resolver';
import { MailResolver } from '../features/mail/mail.resolver';
import { MessagesResolver } from '../features/messages/messages.resolver';
import { AdminUsersResolver } from '../features/people/admin-users.resolver';
import { PeopleResolver } from '../features/people/people.resolver';
import { PropertiesResolver } from '../features/properties/properties.resolver';
import { ReportJobsResolver } from '../features/reports/report-jobs.resolver';
import { ReportsResolver } from '../features/reports/reports.resolver';
import { RotationResolver } from '../features/rotation/rotation.resolver';
import { AdminSharesResolver } from '../features/shares/admin-shares.resolver';
import { SharesResolver } from '../features/shares/shares.resolver';
import { AdminSpecialRequestsResolver } from '../features/special-requests/admin-special-requests.resolver';
import { GuestsResolver } from '../features/special-requests/guests.resolver';
import { SpecialRequestsResolver } from '../features/special-requests/special-requests.resolver';
import { SwapsResolver } from '../features/swaps/swaps.resolver';
import { WeeksResolver } from '../features/weeks/weeks.resolver';
import { assertValid } from '../kit/parse-input';
import { AppInfoResolver } from './app-info.resolver';

/** TypeGraphQL asks for one, but every subscription brings its own stream of the event bus. */
const NO_PUB_SUB: PubSub = {
  publish: () => undefined,
  subscribe() {
    throw new Error('Subscriptions read the event bus.');
  },
};

/** Every query, mutation and subscription; inputs are checked as in REST. */
export function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      AppInfoResolver,
      AuthResolver,
      AuditResolver,
      PeopleResolver,
      AdminUsersResolver,
      MessagesResolver,
      PropertiesResolver,
      SharesResolver,
      AdminSharesResolver,
      RotationResolver,
      DocumentsResolver,
      WeeksResolver,
      DraftResolver,
      SwapsResolver,
      ReportsResolver,
      ReportJobsResolver,
      ImportsResolver,
      SpecialRequestsResolver,
      ActivityResolver,
      AdminSpecialRequestsResolver,
      GuestsResolver,
      MailResolver,
    ],
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    pubSub: NO_PUB_SUB,
    validate: false,
    validateFn: async (input) => {
      if (typeof input === 'object' && input !== null) await assertValid(input);
    },
  });
}

/** The committed text of the schema, in an order that does not depend on the code's. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
