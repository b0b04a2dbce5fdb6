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

describe('the command palette', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('opens a page by Ctrl+K, its name, and Enter, and then offers the previous page first', async () => {
    const page = await visit()
    await logIn(page, portal().url, 'complaints_officer')
    await page.getByRole('heading', { level: 1 }).waitFor()

    await find(page, 'complaints')
    await page.getByRole('option', { name: 'Complaints', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/complaints')
    await page.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // The previous page is now the first option.
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/dashboard')
  })

  it('finds a page in Arabic without its hamza, and by its English name', async () => {
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

  it('offers no page without the privilege for it', async () => {
    const page = await visit()
    await logIn(page, portal().url, 'staff')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await find(page, 'partner')
    await page.getByRole('dialog').getByText('No results').waitFor()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/staff/dashboard')
  })

  it('lists the keyboard shortcuts on a question mark', async () => {
    const page = await visit()
    await logIn(page, portal().url, 'user')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })
})
