import { doer, reasonText, type Wordings } from '../../core/audiences/activity';
import { day, phrase } from '../../core/rules/sentence';

const path = ({ propertyId }: { propertyId: number | null }) => `/costs?house=${propertyId}`;

export const costWordings: Wordings = {
  'cost.account': (it) => ({
    subject: `${it.propertyName}: another bank account`,
    sentence: phrase`${doer(it)} changed the bank account of ${it.propertyName}. Please ask them before you pay into the new one.`,
    path: path(it),
  }),
  'cost.entered': (it) => ({
    subject: `${it.propertyName}: ${it.title}`,
    sentence: phrase`${it.by === null ? `“${it.title}” was added` : `${it.by} added “${it.title}”`} to the costs of ${it.propertyName}: ${it.amount ?? ''} ${it.isCredit ? 'in your favour' : 'for you'}.`,
    path: path(it),
  }),
  'dues.raised': (it) => ({
    subject: `${it.propertyName}: ${it.title}`,
    sentence: phrase`${it.title ?? ''} for ${it.propertyName}: please pay ${it.amount ?? ''} by ${day(it.day ?? '')}.`,
    path: path(it),
  }),
  'cost.proposed': (it) => ({
    subject: `${it.propertyName}: please check “${it.title}”`,
    sentence: phrase`${doer(it)} entered “${it.title ?? ''}” of ${it.amount ?? ''} for ${it.propertyName}. Please approve or refuse it.`,
    path: path(it),
  }),
  'cost.answered': (it) => ({
    subject: `${it.propertyName}: “${it.title}” was ${it.isCredit ? 'approved' : 'refused'}`,
    sentence: phrase`${doer(it)} ${it.isCredit ? 'approved' : 'refused'} “${it.title ?? ''}” of ${it.amount ?? ''} for ${it.propertyName}.${reasonText(it)}`,
    path: path(it),
  }),
};
