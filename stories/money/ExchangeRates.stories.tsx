import {
  addExchangeRate,
  listExchangeRates,
  readPresentRates,
} from '@portal/contract/money/exchange-rates/exchange-rates'
import { listReratings } from '@portal/contract/money/exchange-rates/reratings'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import ExchangeRates from '../../packages/host-app/src/money/exchange-rates/ExchangeRates.tsx'
import { never, Refused, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'
import { answerRates, euroRerating, liraRerating, rateResource } from './rate-records.ts'

const Screen = screenOf(ExchangeRates, 'ExchangeRates')

const meta = preview.meta({
  title: 'money/ExchangeRates',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows the current exchange rates, and below them all dated rates, newest first.',
      dos: ['Only add or withdraw rates, so that people can trace the rate of a document.'],
      donts: ['Don’t treat a missing rate as 1.'],
    }),
  },
})

export const List = meta.story({ beforeEach: on(api => answerRates(api)), tags: ['visual'] })

export const OneUnknown = meta.story({
  beforeEach: on(api =>
    answerRates(
      api,
      rateResource.rows.filter(({ from, to }) => ![from, to].includes('tl')),
    ),
  ),
})

export const MayOnlyView = meta.story({
  beforeEach: on(api => answerRates(api), { may: ['budget', 'view'] }),
})

export const Empty = meta.story({ beforeEach: on(api => answerRates(api, [])) })

export const NoMatch = meta.story({ beforeEach: on(api => answerRates(api), { query: { search: 'zeppelin' } }) })

export const Loading = meta.story({
  beforeEach: on(api => {
    api.on(readPresentRates, never)
    api.on(listExchangeRates, never)
  }),
})

export const Failing = meta.story({
  beforeEach: on(api => {
    api.on(readPresentRates, refuse('unavailable'))
    api.on(listExchangeRates, refuse('unavailable'))
  }),
})

export const Opened = meta.story({
  beforeEach: on(api => answerRates(api), { query: { open: rateResource.rows[0].id } }),
})

export const Withdrawn = meta.story({
  beforeEach: on(api => answerRates(api), { query: { withdrawn: 'yes' } }),
})

export const Rerating = meta.story({
  beforeEach: on(
    api => {
      answerRates(api)
      api.on(listReratings, () => ({ data: [liraRerating] }))
    },
    { query: { rerate: 'dollars-tl-usd' } },
  ),
})

/** Re-rating also changes converted amounts, as far as their lines have room. */
export const ConvertingAgain = meta.story({
  beforeEach: on(
    api => {
      answerRates(api)
      api.on(listReratings, () => ({ data: [euroRerating] }))
    },
    { query: { rerate: 'amounts-tl-eur' } },
  ),
})

export const Adding = meta.story({
  beforeEach: on(api => answerRates(api), { query: { add: 'yes' } }),
  play: async ({ userEvent }) => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    const [rate] = await drawer.findAllByRole('spinbutton')
    if (rate) await userEvent.type(rate, '1.9{Tab}')
  },
})

/** Asks for confirmation of a rate that contradicts known ones, and spells out amounts in both directions. */
export const Asking = meta.story({
  render: () => (
    <>
      <Screen />
      <ConfirmDialog />
    </>
  ),
  beforeEach: on(
    api => {
      answerRates(api)
      api.on(addExchangeRate, () => {
        const previous = { rate: 1.1587, effective_date: '2026-11-01' }
        const inverse = { rate: 0.8612, effective_date: '2026-10-01' }
        const rates = { previous, inverse, cross: null }
        throw new Refused('rate_implausible', { data: { from: 'eur', to: 'usd', rate: 11.587, ...rates } })
      })
    },
    { query: { add: 'yes' } },
  ),
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    const [rate = document.body] = await drawer.findAllByRole('spinbutton')
    await userEvent.type(rate, '11.587{Tab}')
    await userEvent.type(drawer.getByRole('textbox', { name: /^(Source|المصدر)/ }), 'ECB{Enter}')
    await seen(() => within(document.body).getByRole('alertdialog'))
  },
})
