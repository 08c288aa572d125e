import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCOUNT = `~ '^(BANK|RESERVE|[1-9]|1[0-2])$'`;
const SPLITS = `('SHARES', 'OWNERS', 'WEEKS_HELD', 'WEEKS_STAYED', 'BY_HAND', 'RESERVE')`;
const CATEGORIES = `('CLEANING', 'ENERGY', 'FURNISHING', 'GARDEN', 'INSURANCE', 'INTERNET',
        'MANAGEMENT', 'REPAIRS', 'TAXES', 'WATER', 'OTHER')`;

/** Houses have a ledger of what they cost, whose entries are chained and always add up to zero. */
export class Ledgers1764641012600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table ledgers (
      property_id bigint primary key references properties,
      currency text not null,
      approval text not null default 'ADMINISTRATOR',
      account_holder text,
      iban text,
      closed_until date,
      seq integer not null default 0,
      head text not null default '',
      created_at timestamptz(3) not null default now(),
      version integer not null default 1,
      constraint ledgers_currency check (currency ~ '^[A-Z]{3}$'),
      constraint ledgers_approval check (approval in ('NONE', 'SECOND_OWNER', 'ADMINISTRATOR'))
    )`);
    await runner.query(`create table ledger_entries (
      property_id bigint not null references ledgers,
      seq integer not null,
      kind text not null,
      date date not null,
      text text not null,
      hash text not null,
      amount bigint,
      category text,
      due_on date,
      reverses integer,
      salt text,
      details text,
      by_id bigint references users on delete set null,
      client_key uuid,
      created_at timestamptz(3) not null default now(),
      primary key (property_id, seq),
      constraint ledger_entries_kind check (kind in ('OPENED', 'EXPENSE', 'DUES', 'LEVY', 'PAYMENT',
        'OPENING_BALANCE', 'CORRECTION', 'REVERSAL', 'CLOSED')),
      constraint ledger_entries_category check (category in ${CATEGORIES}),
      constraint ledger_entries_reverses check ((kind = 'REVERSAL') = (reverses is not null)),
      constraint ledger_entries_details check ((salt is null) = (details is null)),
      foreign key (property_id, reverses)
        references ledger_entries
    )`);
    await runner.query(`create unique index ledger_entries_reversed
      on ledger_entries (property_id, reverses) where reverses is not null`);
    await runner.query(`create unique index ledger_entries_key
      on ledger_entries (property_id, by_id, client_key)`);
    await runner.query('create index ledger_entries_date on ledger_entries (property_id, date)');
    await runner.query(`create index ledger_entries_due on ledger_entries (property_id, due_on)
      where due_on is not null`);
    await runner.query('create index ledger_entries_by on ledger_entries (by_id)');
    await runner.query(`create table ledger_postings (
      property_id bigint not null,
      seq integer not null,
      account text not null,
      amount bigint not null,
      primary key (property_id, seq, account),
      foreign key (property_id, seq) references ledger_entries,
      constraint ledger_postings_account check (account ${ACCOUNT}),
      constraint ledger_postings_amount check (amount <> 0)
    )`);
    await runner.query(`create table ledger_balances (
      property_id bigint not null references ledgers,
      account text not null,
      amount bigint not null,
      dues bigint not null,
      primary key (property_id, account),
      constraint ledger_balances_exact
        check (amount between -9007199254740991 and 9007199254740991)
    )`);
    await runner.query(`create function post_to_balances() returns trigger language plpgsql as $$
      begin
        if exists (select from added group by property_id, seq having sum(amount) <> 0) then
          raise exception 'The postings of an entry have to add up to zero.';
        end if;
        if exists (select from added it where exists (select from ledger_postings other
            where other.property_id = it.property_id and other.seq = it.seq
              and not exists (select from added same where same.property_id = it.property_id
                and same.seq = it.seq and same.account = other.account))) then
          raise exception 'An entry has its postings already.';
        end if;
        insert into ledger_balances (property_id, account, amount, dues)
          select it.property_id, it.account, sum(it.amount), coalesce(sum(it.amount) filter (
              where made.kind in ('DUES', 'LEVY')
              or made.kind = 'PAYMENT' and (it.amount > 0) = (entry.reverses is null) and exists (
                select from added bank where bank.property_id = it.property_id
                  and bank.seq = it.seq and bank.account = 'BANK')), 0)
          from added it
          join ledger_entries entry on entry.property_id = it.property_id and entry.seq = it.seq
          join ledger_entries made on made.property_id = it.property_id
            and made.seq = coalesce(entry.reverses, entry.seq)
          group by it.property_id, it.account
          on conflict (property_id, account) do update set
            amount = ledger_balances.amount + excluded.amount,
            dues = ledger_balances.dues + excluded.dues;
        return null;
      end $$`);
    await runner.query(`create trigger ledger_postings_add_up after insert on ledger_postings
      referencing new table as added for each statement execute function post_to_balances()`);
    await runner.query(`create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger of a house is append-only.';
      end $$`);
    await runner.query(`create trigger ledger_postings_append_only
      before update or delete or truncate on ledger_postings
      for each statement execute function refuse_ledger_change()`);
    await runner.query(`create trigger ledger_entries_append_only
      before delete or truncate on ledger_entries
      for each statement execute function refuse_ledger_change()`);
    // An erasure takes the author, and may take the words with their salt.
    await runner.query(`create trigger ledger_entries_unchanged
      before update on ledger_entries for each row
      when ((to_jsonb(old) - '{by_id,salt,details}'::text[])
          <> (to_jsonb(new) - '{by_id,salt,details}'::text[])
        or new.by_id is not null or new.salt is not null and new.salt is distinct from old.salt
        or new.details is not null and new.details is distinct from old.details)
      execute function refuse_ledger_change()`);
    await runner.query(`create table cost_proposals (
      id bigint primary key generated always as identity,
      property_id bigint not null references ledgers,
      kind text not null,
      status text not null default 'PENDING',
      date date not null,
      amount bigint not null,
      paid_by text not null,
      paid_to text,
      category text,
      title text not null,
      supplier text,
      method text,
      parts jsonb,
      by_id bigint references users on delete set null,
      answered_by_id bigint references users on delete set null,
      answer text,
      seq integer,
      client_key uuid not null,
      created_at timestamptz(3) not null default now(),
      answered_at timestamptz(3),
      constraint cost_proposals_kind check (kind in ('EXPENSE', 'PAYMENT')),
      constraint cost_proposals_status
        check (status in ('PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
      constraint cost_proposals_amount check (amount > 0),
      constraint cost_proposals_accounts check (paid_by ${ACCOUNT} and paid_to ${ACCOUNT}
        and paid_by <> 'RESERVE' and paid_to <> 'RESERVE' and paid_by <> paid_to),
      constraint cost_proposals_shape check (case kind when 'PAYMENT'
        then paid_to is not null and category is null and method is null
        else paid_to is null and category is not null and method is not null end),
      constraint cost_proposals_category check (category in ${CATEGORIES}),
      constraint cost_proposals_method check (method in ${SPLITS}),
      constraint cost_proposals_answered check ((status = 'PENDING') = (answered_at is null)),
      constraint cost_proposals_posted check ((status = 'APPROVED') = (seq is not null)),
      foreign key (property_id, seq) references ledger_entries
    )`);
    await runner.query(`create unique index cost_proposals_key
      on cost_proposals (property_id, by_id, client_key)`);
    await runner.query(`create index cost_proposals_pending on cost_proposals (property_id)
      where status = 'PENDING'`);
    await runner.query('create index cost_proposals_by on cost_proposals (by_id)');
    await runner.query(
      'create index cost_proposals_answered_by on cost_proposals (answered_by_id)',
    );
    await runner.query(`create table cost_files (
      file_id bigint primary key references files on delete cascade,
      property_id bigint not null references ledgers,
      proposal_id bigint references cost_proposals on delete cascade,
      seq integer,
      position integer not null,
      constraint cost_files_of check (proposal_id is not null or seq is not null),
      foreign key (property_id, seq) references ledger_entries
    )`);
    await runner.query('create index cost_files_proposal on cost_files (proposal_id)');
    await runner.query('create index cost_files_entry on cost_files (property_id, seq)');
    await runner.query(`create table bookkeepers (
      property_id bigint not null references properties on delete cascade,
      user_id bigint not null references users on delete cascade,
      granted_by_id bigint references users on delete set null,
      created_at timestamptz(3) not null default now(),
      primary key (property_id, user_id)
    )`);
    await runner.query('create index bookkeepers_user on bookkeepers (user_id)');
    await runner.query('create index bookkeepers_granted_by on bookkeepers (granted_by_id)');
    await runner.query(`create table budget_lines (
      property_id bigint not null references ledgers,
      year integer not null,
      category text not null,
      amount bigint not null,
      primary key (property_id, year, category),
      constraint budget_lines_category check (category in ${CATEGORIES}),
      constraint budget_lines_amount check (amount > 0)
    )`);
    await runner.query(`alter table files drop constraint files_purpose,
      add constraint files_purpose check (purpose in
        ('PROFILE_PICTURE', 'PROPERTY_PICTURE', 'DOCUMENT', 'TALK', 'CHECK_OUT', 'RECEIPT'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table budget_lines, bookkeepers, cost_files,
      cost_proposals, ledger_balances, ledger_postings, ledger_entries, ledgers`);
    await runner.query('drop function post_to_balances, refuse_ledger_change');
    await runner.query(`delete from files where purpose = 'RECEIPT'`);
    await runner.query(`alter table files drop constraint files_purpose,
      add constraint files_purpose
        check (purpose in ('PROFILE_PICTURE', 'PROPERTY_PICTURE', 'DOCUMENT', 'TALK', 'CHECK_OUT'))`);
  }
}
