import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { logIn, openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

describe('leaving with something unsaved', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('says so wherever one goes, preserves what was typed, and asks before logging out', async () => {
    const { url } = portal()
    const page = await visit()
    await openSession(page, url, 'user')
    await page.goto(`${url}/sup/account`)
    await page.getByLabel('Birth place').fill('Homs')
    await page.getByRole('link', { name: 'Portal' }).click()
    await page.waitForURL('**/sup/trainings')
    const notice = page.getByText('Your profile has unsaved changes.')
    await notice.waitFor()

    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Go back' }).click()
    expect(await page.getByLabel('Birth place').inputValue()).toBe('Homs')
    await notice.waitFor({ state: 'detached' })
  })

  it('logs out at once where nothing was typed', async () => {
    const { url } = portal()
    const page = await visit()
    await logIn(page, url, 'user2')
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL('**/auth/login')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})
