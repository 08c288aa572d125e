import { useState } from 'react';
import styled from 'styled-components';
import { today } from '../../../lib/dates/dates';
import { errorText } from '../../../lib/network/error-text';
import { SearchSelect } from '../../../ui/choice/SearchSelect';
import { Select } from '../../../ui/choice/Select';
import { Notice } from '../../../ui/feedback/Notice';
import { Columns } from '../../../ui/layout/Split';
import { screen } from '../../../ui/theme/tokens';
import { usePromises } from '../use-promises';
import { stayOptions, wantedOptions } from './ask-options';
import type { useAsk } from './use-ask';

const years = () => {
  const now = Number(today().slice(0, 4));
  return [now, now + 1, now + 2].map((year) => ({ value: String(year), label: String(year) }));
};

const holds = (label: string, text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));

/**
 * The pair of weeks, one below the other, and what is rarely changed, the year, after them: beside
 * the second week on a desktop, where a week's label is long and a year short.
 */
const WeekAndYear = styled(Columns)`
  ${screen.desk} {
    grid-template-columns: minmax(0, 1fr) 8rem;
  }
`;

/** Selects the week to give, the week to get, with weeks open to swap first, and its year. */
export function AskFields({ choice }: { choice: ReturnType<typeof useAsk> }) {
  const { stays, give, get, year, calendar, offered, asked, error } = choice;
  const [text, setText] = useState('');
  const wanted = calendar ? wantedOptions(calendar, { offered, asked }) : [];
  return (
    <>
      <Select
        label="Week you give up"
        value={give?.bookingId ?? ''}
        onValueChange={choice.setGive}
        options={stayOptions(stays, usePromises())}
      />
      <WeekAndYear>
        <SearchSelect
          label="Week you want"
          placeholder={year ? 'Search by date, name or holiday…' : 'Choose yours first'}
          value={wanted.find(({ id }) => id === String(get?.week)) ?? null}
          onChange={(week) => choice.setWeek(week ? Number(week.id) : undefined)}
          options={wanted.filter(({ label }) => holds(label, text))}
          text={text}
          onText={setText}
        />
        <Select
          label="In the year"
          value={year ? String(year) : ''}
          onValueChange={(next) => choice.setYear(Number(next))}
          options={years()}
          disabled={!year}
        />
      </WeekAndYear>
      {error && !calendar && (
        <Notice message={errorText(error, 'The weeks could not be loaded.')} />
      )}
    </>
  );
}
