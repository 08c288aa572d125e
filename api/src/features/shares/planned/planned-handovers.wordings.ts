import { type Activity, doer, reasonText, type Wordings } from '../../../core/audiences/activity';
import { day, listed, type Phrase, phrase, textOf } from '../../../core/rules/sentence';
import { sharesText, weeksText } from '../share-weeks.text';

const KINDS: Readonly<Record<string, string>> = {
  SALE: ' (sale)',
  INHERITANCE: ' (inheritance)',
  GIFT: ' (gift)',
};

/** ' (sale)': why a share passes; nothing for another reason. */
export const handoverText = (kind: unknown): string => KINDS[String(kind)] ?? '';

/** 'share 3 of Lake House and shares 1 and 2 of Dune House' */
const placesText = ({ places = [] }: Activity): string =>
  textOf(
    listed(
      places.map(({ propertyName, shares }) => [`${sharesText({ shares })} of ${propertyName}`]),
    ),
  );

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether it is about more than one share. */
const isMany = ({ places = [] }: Activity) =>
  places.reduce((count, { shares }) => count + shares.length, 0) > 1;

const pathOf = ({ propertyId }: Activity) => `/calendar?property=${propertyId}`;

function planned(it: Activity): { subject: string; sentence: Phrase } {
  const what = placesText(it);
  const verb = isMany(it) ? 'pass' : 'passes';
  const date = day(it.day ?? '');
  const end = reasonText(it);
  if (it.isReceiver) {
    return {
      subject: `${capital(what)} will be yours`,
      sentence: phrase`${doer(it)} planned that ${what} ${verb} to you on ${date}${handoverText(it.handover)}. Weeks from that day on are yours now.${weeksText(it, 'comes with')}${end}`,
    };
  }
  const who = it.other ?? 'another owner';
  return {
    subject: `${capital(what)} ${verb} to ${who}`,
    sentence: phrase`${doer(it)} planned that ${what} ${verb} to ${who} on ${date}${handoverText(it.handover)}. Weeks before that day stay yours.${weeksText(it, 'takes along')}${end}`,
  };
}

function done(it: Activity): { subject: string; sentence: Phrase } {
  const what = placesText(it);
  const are = isMany(it) ? 'are' : 'is';
  if (it.isReceiver) {
    return {
      subject: `${capital(what)} ${are} yours`,
      sentence: phrase`Since ${day(it.day ?? '')}, ${what} ${are} yours.${weeksText(it, 'comes with')}`,
    };
  }
  return {
    subject: `${capital(what)} ${are} no longer yours`,
    sentence: phrase`Since ${day(it.day ?? '')}, ${what} ${isMany(it) ? 'belong' : 'belongs'} to ${it.other ?? 'another owner'}, as planned.${weeksText(it, 'takes along')} Weeks that began before stay yours in the calendar.`,
  };
}

function ended(it: Activity): { subject: string; sentence: Phrase } {
  const what = placesText(it);
  const verb = isMany(it) ? 'pass' : 'passes';
  const whom = it.isReceiver ? 'you' : (it.other ?? 'another owner');
  const how = it.by === null ? 'It is no longer planned' : `${it.by} called off`;
  return {
    subject: `${capital(what)}: no handover`,
    sentence: phrase`${how} that ${what} ${verb} to ${whom} on ${day(it.day ?? '')}.${weeksText(it, it.isReceiver ? 'takes along' : 'comes with')}${reasonText(it)}`,
  };
}

/** Planned handovers, for those who give shares and who gets them. */
export const handoverWordings: Wordings = {
  'handover.planned': (it) => ({ ...planned(it), path: pathOf(it) }),
  'handover.done': (it) => ({ ...done(it), path: it.isReceiver ? pathOf(it) : '/' }),
  'handover.ended': (it) => ({ ...ended(it), path: it.isReceiver ? '/' : pathOf(it) }),
};
