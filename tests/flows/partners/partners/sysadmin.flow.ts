import { describe, expect, it } from 'vitest'
import shell from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

describe('the screens of the system administrator', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('list emails, filter them, and open one by its URL', async () => {
    const { url } = portal()
    const page = await visit()
    for (const name of ['trainee', 'user'])
      await page.request.post(`${url}/api/password/forgot`, { data: { email: `${name}@demo.test` } })
    await openSession(page, url, 'sysadmin')
    await page.goto(`${url}/staff/emails?search=trainee`)
    const rows = page.getByRole('row').filter({ hasText: '@demo.test' })
    await rows.first().waitFor()
    expect(await rows.count()).toBe(1)
    expect(await rows.first().textContent()).toContain('Waiting for a mail server')
    await rows.first().getByRole('link').first().click()
    const record = page.getByRole('dialog')
    await record.getByText(/\b\d{6}\b/).waitFor()
    expect(page.url()).toContain('open=')
    await page.reload()
    await record.getByText(/\b\d{6}\b/).waitFor()
    await page.goBack()
    await expect.poll(() => record.count()).toBe(0)
  })

  it('add a partner site with its script tag, change it, and remove it after confirmation', async () => {
    const { url } = portal()
    const page = await visit()
    await openSession(page, url, 'sysadmin')
    await page.goto(`${url}/staff/partners`)
    await page.getByRole('button', { name: 'Add site' }).click()
    const record = page.getByRole('dialog')
    await record.getByLabel('Name').fill('Harbour Aid')
    await record.getByLabel('Origins').fill('https://harbour.example\nhttps://www.harbour.example/form')
    await record.getByLabel('Accent colour').fill('blue')
    await record.getByRole('button', { name: 'Add site' }).click()
    await record.locator('[data-field="origins"]').getByText('Enter the origin only').waitFor()
    await record.locator('[data-field="theme.accent"]').getByText('Enter the colour as #rrggbb').waitFor()
    await record.getByLabel('Origins').fill('https://harbour.example\nhttps://www.harbour.example')
    await record.getByLabel('Accent colour').fill('#006644')
    await record.getByRole('button', { name: 'Add site' }).click()
    const tag = record.getByRole('figure', { name: 'Script tag', exact: true })
    await tag.waitFor()
    expect(await tag.textContent()).toMatch(
      new RegExp(`<script async src="${url}/embed/v1.js" data-widget="complaint" data-site="[\\w-]+" data-locale="en"`),
    )

    const fixed = await record.getByRole('figure', { name: 'Script tag with fixed version' }).textContent()
    expect(fixed).toMatch(/\/embed\/v1\.[\w-]+\.js" integrity="sha384-/)

    await record.getByRole('button', { name: 'Edit' }).click()
    await record.getByLabel('Name').fill('Harbour Relief')
    await record.getByRole('button', { name: 'Save' }).click()
    await record.getByRole('heading', { name: 'Harbour Relief' }).waitFor()
    await record.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => page.getByRole('link', { name: 'Harbour Relief' }).count()).toBe(0)
  })

  it('rate the speed of pages by the public thresholds', async () => {
    const { url } = portal()
    const page = await visit()
    const report = (name: string, value: number) =>
      page.request.post(`${url}/api/vitals`, { data: { name, value, route: 'Signup' } })
    for (const value of [1200, 1300, 1400, 5200]) await report('LCP', value)
    await report('CLS', 0.4)
    await openSession(page, url, 'sysadmin')
    await page.goto(`${url}/staff/vitals`)
    const row = page.getByRole('row', { name: /Sign up/ })
    await row.waitFor()
    expect(await row.textContent()).toMatch(/Good/)
    expect(await row.textContent()).toMatch(/0\.40.*Poor/)
    expect(await row.textContent()).toContain('Not measured')
  })

  it('show every link of the drawer uncovered and at least 24 pixels high, at 1440 × 900', async () => {
    const page = await visit({ width: 1440, height: 900 })
    await logIn(page, portal().url, 'sysadmin')
    const drawer = page.getByRole('navigation', { name: shell.main_navigation })
    await drawer.getByRole('link').first().waitFor()
    const covered = await drawer.getByRole('link').evaluateAll(links =>
      links
        .filter(link => {
          link.scrollIntoView({ block: 'nearest' })
          const { left, width, top, bottom } = link.getBoundingClientRect()
          const isOnTop = (y: number) => link.contains(document.elementFromPoint(left + width / 2, y))
          return bottom - top < 24 || !isOnTop(top + 2) || !isOnTop(bottom - 2)
        })
        .map(link => link.textContent),
    )
    expect(covered).toEqual([])
    expect(await drawer.getByRole('link').count()).toBeGreaterThan(20)
    const out = await drawer.getByRole('button', { name: shell.logout }).boundingBox()
    expect((out?.y ?? 900) + (out?.height ?? 0)).toBeLessThanOrEqual(900)
  })
})
