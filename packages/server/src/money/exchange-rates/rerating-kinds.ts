import type { RatedPair } from '@portal/contract/money/exchange-rates/reratings'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { convertAgain, replaceRates } from '../expenses/rates/store.ts'

/** An expense with its values before and after re-rating. */
interface Rerated {
  readonly id: string
  readonly before_rate: number
  readonly after_rate: number
  readonly before_minor: number
  readonly after_minor: number
}

interface Kind {
  /** The column of the rate. The audit uses the same name. */
  readonly rate: 'usd_rate' | 'original_rate'
  /** The column of the amount that the rate applies to. */
  readonly amount: 'amount_minor' | 'original_minor'
  /** Matches rows of `expenses` joined with `projects` whose rate belongs to this pair. */
  readonly isOf: (pair: RatedPair) => SQL
  readonly store: (db: Orm, rows: readonly Rerated[]) => Promise<void>
  /** Changed fields of an expense, for its history. */
  readonly values: (row: Rerated) => readonly { field: string; before: number; after: number }[]
}

const rateValue = (field: Kind['rate'], { before_rate, after_rate }: Rerated) => ({
  ...{ field, before: before_rate, after: after_rate },
})

/** Differences between the kinds of re-rating. */
export const changesByKind: Readonly<Record<RatedPair['kind'], Kind>> = {
  dollars: {
    rate: 'usd_rate',
    amount: 'amount_minor',
    isOf: ({ from }) => sql`projects.currency = ${from}`,
    store: (db, rows) =>
      replaceRates(
        db,
        rows.map(({ id, after_rate: rate }) => ({ id, rate })),
      ),
    values: row => [rateValue('usd_rate', row)],
  },
  amounts: {
    rate: 'original_rate',
    amount: 'original_minor',
    isOf: ({ from, to }) => sql`expenses.original_currency = ${from} AND projects.currency = ${to}`,
    store: (db, rows) =>
      convertAgain(
        db,
        rows.map(({ id, after_rate: rate, after_minor: amount_minor }) => ({ id, rate, amount_minor })),
      ),
    values: row => [
      rateValue('original_rate', row),
      { field: 'amount_minor', before: row.before_minor, after: row.after_minor },
    ],
  },
}
