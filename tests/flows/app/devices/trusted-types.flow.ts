import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const visit = useBrowser()

const idOf = async (page: Page, path: string): Promise<string> => {
  const { data } = await (await page.request.get(`${portal().url}/api${path}`)).json()
  return data[0].id
}

// The visit fails on any violation on these pages.
test('charts, formatted texts, and workbooks work under Trusted Types', async () => {
  const { url } = portal()
  const page = await visit()
  const answer = await page.goto(`${url}/auth/login`)
  expect(answer?.headers()['content-security-policy']).toMatch(
    /require-trusted-types-for 'script'; trusted-types default dompurify$/,
  )
  await openSession(page, url, 'project_director')
  const project = await idOf(page, '/projects?search=Hasakah')
  await page.goto(`${url}/staff/project/${project}`)
  await page.getByRole('button', { name: 'Reports' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download the project as a workbook' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await page.goto(`${url}/staff/project/${project}/monthly`)
  await page.locator('.recharts-surface').first().waitFor()

  const activity = await idOf(page, `/activities?project_id=${project}`)
  await page.goto(`${url}/staff/activity/${activity}?act=edit`)
  const box = page.locator('[data-field=description] [contenteditable=true]')
  await box.click()
  await page.keyboard.press('Control+A')
  await page.evaluate(async () => {
    const html = '<p>Taken <b>from</b> elsewhere</p>'
    const text = new Blob([html], { type: 'text/html' })
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': text })])
  })
  await page.keyboard.press('Control+V')
  await expect.poll(() => box.innerHTML()).toMatch(/<strong[^>]*>from<\/strong>/)
  await page.locator('form button[type=submit]').click()
  // The box of the form shows the text too.
  await box.waitFor({ state: 'detached' })
  await page.locator('strong', { hasText: /^from$/ }).waitFor()
})

test('a date can be typed under Trusted Types', async () => {
  const { url } = portal()
  const page = await visit()
  await openSession(page, url, 'user')
  await page.goto(`${url}/sup/account`)
  const date = page.locator('[data-field=birth_date]')
  await date.getByRole('spinbutton').first().focus()
  await page.keyboard.type('01021990')
  await page.keyboard.press('Tab')
  expect(await date.getByRole('spinbutton').last().textContent()).toBe('1990')
})

test('Trusted Types reject strings that would become markup or code', async () => {
  const page = await visit({ allowed: [/^(console: )?csp: (require-)?trusted-types|Trusted ?(Type|HTML|Script)/i] })
  await page.goto(`${portal().url}/auth/login`)
  await page.locator('input[name=email]').waitFor()
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<img src=x>'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x>'),
      () => document.createRange().createContextualFragment('<img src=x>'),
      () => (document.createElement('script').src = '/embed/v1.js'),
      () => (document.createElement('script').text = 'void 0'),
      () => new Worker('/embed/v1.js'),
      () => window.setTimeout('void 0'),
      () =>
        window.trustedTypes?.createPolicy('other', { createHTML: html => html, createScriptURL: address => address }),
    ]
    return attempts.map(attempt => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })
  })
  expect(refused).toEqual(refused.map(() => 'refused'))
})
