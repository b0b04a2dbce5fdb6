import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { logIn } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const find = async (page: Page, letters: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type(letters)
}

describe('going anywhere by a few letters', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('Ctrl with K, a name and Enter lead to the page, from wherever somebody is', async () => {
    const page = await visit()
    await logIn(page, portal().url, 'complaints_officer')
    await page.getByRole('heading', { level: 1 }).waitFor()

    await find(page, 'complaints')
    await page.getByRole('option', { name: 'Complaints', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/complaints')
    await page.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // The page before is the first that is offered now.
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/dashboard')
  })

  it('on an Arabic page a name is found in English, and without its hamza', async () => {
    const page = await visit({ language: 'ar' })
    await logIn(page, portal().url, 'sysadmin')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await find(page, 'الانشطة المسند')
    await page.getByRole('option', { name: 'الأنشطة المسندة', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await find(page, 'messages')
    await page.getByRole('option', { name: 'الرسائل', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/emails')
  })

  it('nobody is offered a page whose privilege they lack', async () => {
    const page = await visit()
    await logIn(page, portal().url, 'staff')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await find(page, 'partner')
    await page.getByRole('dialog').getByText('No results').waitFor()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/staff/dashboard')
  })

  it('a question mark lists the shortcuts', async () => {
    const page = await visit()
    await logIn(page, portal().url, 'user')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })
})
