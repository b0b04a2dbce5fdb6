import { addExchangeRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { readInstallation } from '@portal/contract/workspace/installation'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/money/exchange_rates.json'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { euro, show } from './show-rates.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')
const dayOf = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

// 25 hours apart, so the device is on another day than one of them.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a new rate begins today in the organisation’s zone %s, even if the zone arrives after the form',
  async time_zone => {
    signIn('specials', 'accounting_officer_syria')
    const { promise, resolve } = Promise.withResolvers<void>()
    api.on(readInstallation, async () => {
      await promise
      return { data: { demo: false, sends_mail: true, time_zone, seal_keys: [] } }
    })
    api.on(addExchangeRate, given => ({ data: { ...euro, ...given } }))
    show([euro], 'add=yes')
    await drawer.getByRole('spinbutton', { name: /^€1 in/ }).fill('1.09')
    resolve()
    await drawer.getByRole('textbox', { name: new RegExp(`^${en.source}`) }).fill('Bank')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.poll(() => sent('POST')).toMatchObject([{ effective_date: dayOf(time_zone) }])
  },
)
