import ar from '@portal/widgets/locales/ar/complaints.json'
import en from '@portal/widgets/locales/en/complaints.json'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import shellEn from '../../../packages/host-app/src/locales/en/app/shell.json'
import accountEn from '../../../packages/host-app/src/locales/en/people/account.json'
import { dialog, openComplaint, tabTo } from '../../flows/complaints/complaints/handling.ts'
import { useBrowser } from '../../flows/support/browser.ts'
import { logIn } from '../../flows/support/people.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { aDrawing, aPhoto, traces } from '../../support/pictures.ts'
import { openWidget, signInBy, staffOf, useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

// Folder for screenshots. None are taken by default.
const folder = process.env.NOTICE_PICTURES

const photos = [
  { name: 'salma-at-the-office.jpg', mimeType: 'image/jpeg', buffer: aPhoto(6) },
  { name: 'drawing.png', mimeType: 'image/png', buffer: aDrawing() },
]

/** Interrupts the connection once: the complaint arrives, but its response doesn't. */
const breakOnce = async (page: Page, pattern: string) => {
  const sent: string[] = []
  await page.route(pattern, async route => {
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    if (sent.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return sent
}

const previews = (within: { getByRole: Page['getByRole'] }): Locator => within.getByRole('list').getByRole('img')

test.each([
  ['en', en, 'ltr', 'light'],
  ['ar', ar, 'rtl', 'dark'],
] as const)(
  'on a phone, a private complaint arrives once despite a lost response, with pictures free of metadata (%s)',
  async (language, t, path, colorScheme) => {
    const body = `The stairs are broken (${language})`
    const page = await visit({ width: 360, colorScheme, allowed: [/ERR_CONNECTION_RESET/] })
    const look = async (name: string) => {
      if (folder) await page.screenshot({ path: `${folder}/pictures-${name}-${language}.png` })
    }
    const scripts: string[] = []
    page.on('request', request => request.url().includes('/embed/assets/') && scripts.push(request.url()))
    const frame = await openWidget(page, `${site().url}/${path}`)
    await frame.locator('textarea').fill(body)
    await frame.getByRole('button', { name: t.add_pictures }).waitFor()
    expect(
      scripts.filter(url => url.includes('/pictures.')),
      'not fetched before it is needed',
    ).toEqual([])
    const pdf = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await frame.locator('input[type=file]').setInputFiles([pdf, ...photos])
    await frame.getByText(/report\.pdf/).waitFor()
    await expect.poll(() => previews(frame).count()).toBe(2)
    // The preview is drawn, not just present.
    await expect
      .poll(() =>
        previews(frame)
          .first()
          .evaluate(one => one instanceof HTMLImageElement && one.naturalWidth),
      )
      .toBe(16)
    await frame.getByRole('button', { name: t.send }).scrollIntoViewIfNeeded()
    await look('added')
    const sent = await breakOnce(page, '**/embed/complaints')
    const popup = page.waitForEvent('popup')
    await frame.getByRole('button', { name: t.send }).click()
    await signInBy(await popup, 'user')
    await frame.getByText(t.line_lost).waitFor()
    await look('lost')
    await frame.getByText(t.received_private).waitFor()
    expect(sent).toHaveLength(2)
    for (const one of sent) expect(one).not.toContain('salma-at-the-office')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)

    const staff = await staffOf(await visit({ language }), portal().url)
    const stored = await portal().database.pool.query(
      'SELECT identity_type, filed_by FROM complaints WHERE body = $1',
      [body],
    )
    expect(stored.rows).toEqual([{ identity_type: 'anonymous', filed_by: null }])
    await staff.goto(`${portal().url}/staff/complaints`)
    const drawer = await openComplaint(staff, body)
    await expect.poll(() => drawer.getByRole('img').count()).toBe(2)
    const { rows } = await portal().database.pool.query(
      'SELECT a.content FROM complaint_attachments a JOIN complaints c ON c.id = a.complaint_id WHERE c.body = $1',
      [body],
    )
    expect(rows).toHaveLength(2)
    for (const { content } of rows) for (const trace of traces) expect(content.includes(trace), trace).toBe(false)
  },
)

test('in the portal, pictures are added, removed, and sent by keyboard, and shown to the sender', async () => {
  const page = await visit({ allowed: [/ERR_CONNECTION_RESET/] })
  await logIn(page, portal().url, 'user')
  await page.getByRole('button', { name: shellEn.file_complaint }).click()
  const modal = dialog(page)
  await modal.getByRole('radio', { name: en.type_user }).check()
  await modal.locator('textarea').fill('The window is broken')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, modal.getByRole('button', { name: en.add_pictures }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(photos)
  await expect.poll(() => previews(modal).count()).toBe(2)
  await tabTo(page, modal.getByRole('button', { name: en.remove_picture.replace('{{number}}', '2') }))
  await page.keyboard.press('Enter')
  await expect.poll(() => previews(modal).count()).toBe(1)
  const sent = await breakOnce(page, '**/api/complaints')
  await tabTo(page, modal.getByRole('button', { name: en.send }))
  await page.keyboard.press('Enter')
  await modal.getByText(en.received_user).waitFor()
  expect(sent).toHaveLength(2)
  await page.goto(`${portal().url}/sup/account?tab=complaints`)
  await page.getByText('The window is broken').waitFor()
  expect(await page.getByText('The window is broken').count()).toBe(1)
  await page.getByRole('img', { name: /1/ }).waitFor()
  await page.getByText(accountEn.complaints.help).waitFor()
})
