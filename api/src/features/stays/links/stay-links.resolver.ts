import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import {
  CreateStayLinkInput,
  EndStayLinksArgs,
  StayLinksArgs,
  StayTokenArgs,
} from './stay-link.inputs';
import { NewStayLink, StayLinkView, StayPage } from './stay-link.types';
import { createStayLink } from './use-cases/create-stay-link';
import { endStayLinks } from './use-cases/end-stay-links';
import { listStayLinks, readStayPage } from './use-cases/read-stay-links';

@Resolver()
export class StayLinksResolver {
  @Query([StayLinkView], { args: StayLinksArgs })
  @Describe(
    'The links to private pages of your coming stays in a property; of all stays for administrators.',
  )
  stayLinks = listStayLinks;

  @Query(StayPage, { args: StayTokenArgs })
  @Describe('The private page of a stay behind a link; needs no session.')
  stayPage = readStayPage;

  @Mutation(NewStayLink, { input: CreateStayLinkInput })
  @Describe(
    'Creates a link to the private page of one of your stays, whose address is shown only once; it ends with the stay, or when the week goes to someone else.',
  )
  createStayLink = createStayLink;

  @Mutation(Boolean, { args: EndStayLinksArgs })
  @Describe('Ends one link of your stay, or all; administrators can end any.')
  endStayLinks = endStayLinks;
}
