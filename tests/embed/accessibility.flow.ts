import ar from '@portal/widgets/locales/ar/embed.json'
import framesAr from '@portal/widgets/locales/ar/frames.json'
import en from '@portal/widgets/locales/en/embed.json'
import framesEn from '@portal/widgets/locales/en/frames.json'
import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../flows/support/browser.ts'
import { usePortal } from '../flows/support/portal.ts'
import { servePage } from './support/pages.ts'
import { openWidget, useSite } from './support/site.ts'
import { elementsPage, signInFrame } from './support/widgets.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

const violationsIn = async (place: Page | Frame): Promise<string[]> => {
  await place.evaluate(axe.source)
  return place.evaluate(async () => {
    const tool: { run: () => Promise<{ violations: { id: string }[] }> } = Reflect.get(globalThis, 'axe')
    return (await tool.run()).violations.map(({ id }) => id)
  })
}

const frameOf = (page: Page, widget = 'complaint') => {
  const found = page.frames().find(frame => frame.url().includes(`/embed/${widget}`))
  if (!found) throw new Error('the frame is not there')
  return found
}

test.each([
  ['/ltr', en],
  ['/rtl', ar],
] as const)('axe finds no violations in the frame of %s or in the login popup', async (path, texts) => {
  const page = await visit()
  const frame = await openWidget(page, `${site().url}${path}`)
  await frame.getByText(texts.sign_in_why).waitFor()
  expect(await violationsIn(frameOf(page))).toEqual([])
  const popup = page.waitForEvent('popup')
  await frame.getByRole('button', { name: texts.sign_in }).click()
  const opened = await popup
  await opened.locator('input[name=email]').waitFor()
  expect(await violationsIn(opened)).toEqual([])
})

test.each([
  ['en', en, framesEn, 'light'],
  ['ar', ar, framesAr, 'dark'],
] as const)(
  'axe finds no violations in the frames of a test and a budget, before and after login (%s)',
  async (locale, texts, frames, colorScheme) => {
    const { pool } = portal().database
    const { rows } = await pool.query(`SELECT s.id AS training, (SELECT project_id FROM budget_items LIMIT 1) AS project
      FROM sub_activities s WHERE s.code = 'FMNF-2'`)
    const [{ training, project }] = rows
    const page = await visit({ colorScheme })
    for (const [widget, subject, name] of [
      ['exam', `${training}/pre`, 'user'],
      ['budget', project, 'project_director'],
    ] as const) {
      await page.context().clearCookies()
      const tag = `<portal-${widget} site="${site().key}" locale="${locale}" for="${subject}"></portal-${widget}>`
      await page.goto(servePage(site(), `/${widget}`, elementsPage(portal().url, tag)))
      const frame = page.frameLocator(`portal-${widget} iframe`)
      await frame.getByText(frames.why[widget]).waitFor()
      await frame.getByRole('button', { name: texts.sign_in }).waitFor()
      expect(await violationsIn(frameOf(page, widget))).toEqual([])
      await signInFrame(page, frame, texts.sign_in, name)
      if (widget === 'exam')
        await frame.getByRole('button', { name: new RegExp(`${frames.start}|${frames.continue}`) }).click()
      await (widget === 'exam' ? frame.getByRole('progressbar') : frame.getByRole('treegrid')).first().waitFor()
      expect(await violationsIn(frameOf(page, widget))).toEqual([])
    }
  },
)
