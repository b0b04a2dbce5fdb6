import { dayIn } from '@portal/contract/core/fields/zoned-time'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { signTyped } from '../../support/sign.ts'
import { textsIn } from '../../support/texts.ts'

const names = {
  en: { accountant: 'Rasha Omari', delegate: 'Mehmet Kaya' },
  ar: { accountant: 'رشا عمري', delegate: 'محمد كايا' },
} as const

/** Types a date (YYYY-MM-DD) digit by digit. */
const typeDay = async (page: Page, field: string, day: string) => {
  await page.locator(`[data-field=${field}] [role=spinbutton]`).first().click()
  await page.keyboard.type(day.split('-').toReversed().join(''))
}

describe.each(languages())('an accountant goes on leave, in %s:', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)
  const { accountant, delegate } = names[language]

  it('the delegate signs for them, both see it, and the delegation ends when it is revoked', async () => {
    const own = await visit({ language })
    await openSession(own, portal().url, 'accounting_syria')
    const installation = await (await own.request.get(`${portal().url}/api/installation`)).json()
    await own.goto(`${portal().url}/staff/delegations?add=yes`)
    await own.locator('[data-field=delegated_to_id] input[role=combobox]').fill(delegate)
    await own.getByRole('option', { name: delegate }).click()
    await typeDay(own, 'from', dayIn(new Date(), installation.data.time_zone))
    await typeDay(own, 'to', '2099-12-31')
    await own
      .getByRole('dialog')
      .getByRole('button', { name: t('delegations.add'), exact: true })
      .click()
    await own.getByText(t('delegations.added')).waitFor()
    const given = own.getByRole('row').filter({ hasText: t('delegations.states.active') })
    await expect.poll(() => given.count()).toBe(1)

    const page = await visit({ language })
    await openSession(page, portal().url, 'accounting_turkey')
    await page.goto(`${portal().url}/staff/signatures`)
    const role = t('signing.roles.accounting_department')
    const inName = t('signing.role_for', { role, name: accountant })
    const waiting = page.getByRole('row').filter({ hasText: inName })
    await waiting.getByRole('link').first().click()
    await page.getByRole('button', { name: t('requests.sign'), exact: true }).click()
    await page.getByText(inName).first().waitFor()
    await signTyped(page, t, delegate)
    const byFor = t('requests.by_for', { by: delegate, name: accountant })
    await page.goto(`${page.url().split('?')[0]}?tab=signatures`)
    await page
      .getByRole('list', { name: t('requests.signatures') })
      .getByText(byFor)
      .waitFor()

    for (const somebody of [page, own]) {
      await somebody.goto(`${portal().url}/staff/signatures?tab=signed`)
      await somebody.getByRole('row').filter({ hasText: byFor }).waitFor()
    }
    await own.goto(`${portal().url}/staff/delegations`)
    await given.getByRole('button').click()
    await own.getByRole('menuitem', { name: t('delegations.revoke'), exact: true }).click()
    await own
      .getByRole('alertdialog')
      .getByRole('button', { name: t('delegations.revoke'), exact: true })
      .click()
    await own
      .getByRole('row')
      .filter({ hasText: t('delegations.states.revoked') })
      .waitFor()
    await page.goto(`${portal().url}/staff/delegations`)
    await page.getByText(t('delegations.nobody_signs')).waitFor()
  })
})
