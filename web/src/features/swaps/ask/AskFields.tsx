import { today } from '../../../lib/dates/dates';
import { errorText } from '../../../lib/network/error-text';
import { Columns } from '../../../ui/data/Columns';
import { Notice } from '../../../ui/feedback/Notice';
import { Select } from '../../../ui/form/Select';
import { stayOption, wantedOptions } from './ask-options';
import type { useAsk } from './use-ask';

const years = () => {
  const now = Number(today().slice(0, 4));
  return [now, now + 1, now + 2].map((year) => ({ value: String(year), label: String(year) }));
};

/** Selects the week to give and the week to get, with weeks open to swap first. */
export function AskFields({ choice }: { choice: ReturnType<typeof useAsk> }) {
  const { stays, give, get, year, calendar, offered, error } = choice;
  return (
    <>
      <Select
        label="The week that you give"
        value={give?.bookingId ?? ''}
        onValueChange={choice.setGive}
        options={stays.map(stayOption)}
      />
      <Columns>
        <Select
          label="The week that you want"
          value={get ? String(get.week) : ''}
          onValueChange={(week) => choice.setWeek(Number(week))}
          options={calendar ? wantedOptions(calendar, offered) : []}
          placeholder={year ? 'Choose…' : 'Choose yours first'}
          disabled={!calendar}
        />
        <Select
          label="In the year"
          value={year ? String(year) : ''}
          onValueChange={(next) => choice.setYear(Number(next))}
          options={years()}
          disabled={!year}
        />
      </Columns>
      {error && !calendar && (
        <Notice message={errorText(error, 'The weeks could not be loaded.')} />
      )}
    </>
  );
}
