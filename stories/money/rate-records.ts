import {
  type ExchangeRate,
  exchangeRateEndpoints,
  listWithdrawnRates,
  type PresentRate,
  readPresentRates,
  type WithdrawnRate,
} from '@portal/contract/money/exchange-rates/exchange-rates'
import { listReratings, type Rerating } from '@portal/contract/money/exchange-rates/reratings'
import { type FakeApi, pageOf } from '../support/fake-api.ts'
import { idOf } from '../support/fake-rows.ts'
import { answerResource, type Resource } from '../support/resource.ts'

const mehmet = { id: idOf(911), full_name_en: 'Mehmet Kaya', full_name_ar: 'محمد كايا' }

const rateOf = (at: number, change: Partial<ExchangeRate>): ExchangeRate => ({
  ...{ id: idOf(400 + at), from: 'eur', to: 'usd', rate: 1.1587, source: 'European Central Bank', by: mehmet },
  ...{ effective_date: '2026-11-01', created_at: '2026-11-01T06:00:00.000Z', version: 1, can: { delete: true } },
  ...change,
})

/** Rates of two currencies on three dates. The author of the last one is unknown. */
const rates: readonly [ExchangeRate, ...ExchangeRate[]] = [
  rateOf(1, {}),
  rateOf(2, { from: 'tl', rate: 0.02376412, source: 'البنك المركزي التركي' }),
  rateOf(3, { rate: 1.1703, effective_date: '2026-10-01' }),
  rateOf(4, { from: 'usd', to: 'tl', rate: 41.4472, effective_date: '2026-10-01', source: 'البنك المركزي التركي' }),
  rateOf(5, { rate: 1.1658, effective_date: '2026-09-01', by: null }),
]

/** Dollar value of one unit of a currency by its newest rate, in whichever direction it was entered. */
const presentIn = (rows: readonly ExchangeRate[], currency: 'eur' | 'tl'): PresentRate => {
  const ofBoth = rows.filter(({ from, to }) => [from, to].includes(currency) && [from, to].includes('usd'))
  const [newest] = ofBoth.toSorted((one, other) => other.effective_date.localeCompare(one.effective_date))
  if (!newest) return { currency, rate: null, effective_date: null }
  const { from, rate, effective_date } = newest
  return { currency, rate: from === 'usd' ? Math.round(1e8 / rate) / 1e8 : rate, effective_date }
}

/** The user who withdrew the first rate is unknown. */
const withdrawnRates: readonly WithdrawnRate[] = [
  {
    ...{ id: '812', from: 'eur', to: 'usd', rate: 11.587, effective_date: '2026-11-01' },
    ...{ source: 'European Central Bank', withdrawn_at: '2026-11-01T06:12:00.000Z', withdrawn_by: mehmet },
  },
  {
    ...{ id: '640', from: 'tl', to: 'usd', rate: 0.2417, effective_date: '2026-08-01' },
    ...{ source: 'البنك المركزي التركي', withdrawn_at: '2026-08-02T09:40:00.000Z', withdrawn_by: null },
  },
]

const clinic = { id: idOf(71), code: 'SY-24-01', name: 'عيادة متنقلة' }
const fuel = { id: idOf(72), code: 'B-04', name: 'وقود المركبات', project: clinic }

type Which = Pick<Rerating, 'kind' | 'from' | 'to' | 'kept'>
type Figures = Pick<Rerating['rows'][number], 'before_rate' | 'after_rate' | 'before_minor' | 'after_minor'>

/** Re-rating of two expenses of 1,250.00 on one line. */
const reratingOf = (which: Which, figures: Figures): Rerating => {
  const { before_minor, after_minor } = figures
  const sums = { expenses: 2, before_minor: 2 * before_minor, after_minor: 2 * after_minor }
  return {
    ...{ ...which, ...sums, shown: `${which.kind}-${which.from}-${which.to}` },
    projects: [{ ...clinic, ...sums }],
    lines: [{ ...fuel, ...sums }],
    rows: ['2026-11-03', '2026-11-09'].map((date, at) => ({
      ...{ id: idOf(81 + at), project: clinic, date, amount_minor: 125_000, ...figures },
    })),
  }
}

/** Expenses posted while the rate was 42.08 dollars per lira. */
export const liraRerating = reratingOf(
  { kind: 'dollars', from: 'tl', to: 'usd', kept: { closed: 3, unseen: 1, own: 0, without_rate: 0, over_limit: 0 } },
  { before_rate: 42.08, after_rate: 0.02376, before_minor: 5_260_000, after_minor: 2970 },
)

/** Receipts in lira of a project in euros, converted at 4.2 lira per euro. */
export const euroRerating = reratingOf(
  { kind: 'amounts', from: 'tl', to: 'eur', kept: { closed: 0, unseen: 0, own: 0, without_rate: 0, over_limit: 4 } },
  { before_rate: 0.23809524, after_rate: 0.02380952, before_minor: 29_762, after_minor: 2976 },
)

let day = Date.UTC(1990, 0)

/** Exchange rates, for the fake server and the shared resource tests. */
export const rateResource: Resource<ExchangeRate> = {
  area: 'exchange_rates',
  endpoints: exchangeRateEndpoints,
  rows: rates,
  draft: () => {
    day += 24 * 60 * 60 * 1000
    return {
      from: 'eur',
      to: 'usd',
      rate: 1.0835,
      effective_date: new Date(day).toISOString().slice(0, 10),
      source: 'ECB',
    }
  },
  text: 'source',
}

/** Fakes all requests about exchange rates according to the contract. The current rates are the newest rows. */
export const answerRates = (
  api: FakeApi,
  rows: readonly ExchangeRate[] = rateResource.rows,
  present: readonly PresentRate[] = [presentIn(rows, 'eur'), presentIn(rows, 'tl')],
): void => {
  answerResource(api, rateResource, rows)
  api.on(readPresentRates, () => ({ data: [...present] }))
  api.on(listWithdrawnRates, () => pageOf(...withdrawnRates))
  api.on(listReratings, () => ({ data: [] }))
}
