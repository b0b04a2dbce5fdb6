import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enter } from '../../../../packages/host-app/src/core/session/session.ts'
import ar from '../../../../packages/host-app/src/locales/ar/money/expenses.json'
import en from '../../../../packages/host-app/src/locales/en/money/expenses.json'
import { sent, useFreshApi } from '../../support/fresh-api.ts'
import { poster, show } from './show-expenses.tsx'

useFreshApi(() => enter(poster))

test.each([
  ['en', en, 'Please select value'],
  ['ar', ar, 'يُرجى اختيار قيمة'],
] as const)(
  'asks to select the budget line of an expense, in %s, and sends nothing',
  async (language, texts, message) => {
    show([1.1], 'eur', language)
    await page.getByRole('button', { name: texts.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts.add }).click()
    await expect
      .element(dialog.getByRole('combobox', { name: new RegExp(`^${texts.item}`) }))
      .toHaveAccessibleDescription(message)
    expect(sent('POST')).toEqual([])
  },
)
