import { DateRangePicker } from '@portal/ui/DateRangePicker'
import { DateText } from '@portal/ui/DateText'
import en from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

// The end of a month in one zone, and the beginning of the next one in the other.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:30:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const source = { language: 'en', direction: 'ltr', find: lookupIn('en', { ui: en }) } as const

const show = (timeZone: string, children: ReactNode) =>
  render(<UiProvider source={{ ...source, timeZone }}>{children}</UiProvider>)

test.each([
  ['Pacific/Pago_Pago', { start: '2026-11-01', end: '2026-11-30' }, '30-Nov-2026 23:30'],
  ['Pacific/Kiritimati', { start: '2026-12-01', end: '2026-12-31' }, '02-Dec-2026 00:30'],
])('offers this month and shows times in the time zone %s', async (zone, month, time) => {
  const onChange = vi.fn()
  show(
    zone,
    <>
      <DateText format="datetime" value="2026-12-01T10:30:00Z" />
      <DateRangePicker label="Period" onChange={onChange} />
    </>,
  )
  await expect.element(page.getByText(time)).toBeVisible()
  await page.getByRole('button').click()
  await page.getByRole('button', { name: en.this_month }).click()
  await expect.poll(() => onChange.mock.lastCall).toEqual([month])
})
