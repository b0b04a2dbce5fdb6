import budgetAr from '@portal/widgets/locales/ar/budget_table.json'
import embedAr from '@portal/widgets/locales/ar/embed.json'
import evaluationAr from '@portal/widgets/locales/ar/evaluation.json'
import examAr from '@portal/widgets/locales/ar/exam_runner.json'
import framesAr from '@portal/widgets/locales/ar/frames.json'
import panelAr from '@portal/widgets/locales/ar/signature_panel.json'
import budgetEn from '@portal/widgets/locales/en/budget_table.json'
import embedEn from '@portal/widgets/locales/en/embed.json'
import evaluationEn from '@portal/widgets/locales/en/evaluation.json'
import examEn from '@portal/widgets/locales/en/exam_runner.json'
import framesEn from '@portal/widgets/locales/en/frames.json'
import panelEn from '@portal/widgets/locales/en/signature_panel.json'
import { describe, expect, test } from 'vitest'
import { demoEmail, demoPassword } from '../../packages/server/src/demo/people.ts'
import { useBrowser } from '../flows/support/browser.ts'
import { usePortal } from '../flows/support/portal.ts'
import { signTyped } from '../flows/support/sign.ts'
import { servePage } from './support/pages.ts'
import { useSite } from './support/site.ts'
import { elementsPage, eventsOn, listen, signInFrame } from './support/widgets.ts'

const words = {
  en: {
    ...{ embed: embedEn, frames: framesEn, evaluation: evaluationEn },
    ...{ exam: examEn, panel: panelEn, budget: budgetEn, width: 1280 },
  },
  ar: {
    ...{ embed: embedAr, frames: framesAr, evaluation: evaluationAr },
    ...{ exam: examAr, panel: panelAr, budget: budgetAr, width: 390 },
  },
} as const

describe.each(['en', 'ar'] as const)('on a page of another origin, in %s:', locale => {
  const portal = usePortal()
  const site = useSite(portal)
  const visit = useBrowser()
  const t = words[locale]

  const query = async (sql: string, values: readonly unknown[] = []) =>
    (await portal().database.pool.query(sql, [...values])).rows[0]
  const address = (widget: string, subject: string) =>
    servePage(
      site(),
      `/${widget}`,
      elementsPage(
        portal().url,
        `<portal-${widget} site="${site().key}" locale="${locale}" for="${subject}"></portal-${widget}>`,
      ),
    )
  const open = async (widget: string, subject: string, width: number = t.width) => {
    const page = await visit({ width, allowed: [/status of 401/] })
    await listen(page)
    await page.goto(address(widget, subject))
    return { page, frame: page.frameLocator(`portal-${widget} iframe`) }
  }

  test('a trainee signs in and fills in an evaluation, and the page is notified that it was sent and nothing else', async () => {
    const { id } = await query(`SELECT s.id FROM sub_activities s
      JOIN evaluation_rounds r ON r.sub_activity_id = s.id AND r.type = 'trainee' ORDER BY s.code LIMIT 1`)
    await query(
      `INSERT INTO sub_activity_trainees (sub_activity_id, user_id) SELECT $1, id FROM users WHERE email = $2
       ON CONFLICT DO NOTHING`,
      [id, demoEmail('user2')],
    )
    const { page, frame } = await open('evaluation', id)
    await frame.getByText(t.frames.why.evaluation).waitFor()
    await signInFrame(page, frame, t.embed.sign_in, 'user2')
    await frame.getByRole('button', { name: t.evaluation.send }).click()
    await frame.getByText(t.evaluation.questions_required).waitFor()
    const stars = frame.getByRole('radio')
    for (let at = 3, all = await stars.count(); at < all; at += 5) await stars.nth(at).click()
    await frame.getByRole('textbox').first().fill('Very secret words')
    await frame.getByRole('button', { name: t.evaluation.send }).click()
    await frame.getByText(t.evaluation.sent_title).waitFor()
    const events = (await eventsOn(page)).join()
    expect(events).toContain('portal-submit')
    expect(events).not.toContain('secret')
  })

  test('a test that is left by closing its page goes on with every answer, and is submitted', async () => {
    const { id } = await query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
    const first = await open('exam', `${id}/pre`)
    await signInFrame(first.page, first.frame, t.embed.sign_in, 'user')
    await first.frame.getByRole('button', { name: t.frames.start }).click()
    await first.frame.getByRole('radio', { name: t.exam.all }).check()
    await first.frame.getByRole('textbox').first().fill('What was written before')
    await first.frame.getByText(t.exam.saved, { exact: true }).waitFor()
    expect((await eventsOn(first.page)).join()).toContain('portal-start')
    await first.page.reload()
    await signInFrame(first.page, first.frame, t.embed.sign_in, 'user')
    await first.frame.getByRole('button', { name: t.frames.continue }).click()
    await first.frame.getByRole('radio', { name: t.exam.all }).check()
    expect(await first.frame.getByRole('textbox').first().inputValue()).toBe('What was written before')
    await first.frame.getByRole('button', { name: t.exam.review }).click()
    await first.frame.getByRole('button', { name: t.exam.submit, exact: true }).click()
    await expect.poll(async () => (await eventsOn(first.page)).join()).toContain('portal-submit')
  })

  test('a request is signed in the panel', async () => {
    const { url, app } = portal()
    const headers = { origin: url, host: new URL(url).host }
    const payload = { email: demoEmail('accounting_syria'), password: demoPassword }
    const login = await app.inject({ method: 'POST', url: '/api/login', headers, payload })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const waiting = await app.inject({ url: '/api/signatures?mine=waiting', headers: { ...headers, cookie } })
    const { kind, id } = waiting.json().data[0]
    const { page, frame } = await open('signature', `${kind}/${id}`)
    await signInFrame(page, frame, t.embed.sign_in, 'accounting_syria')
    await signTyped(frame, t.panel, 'Signed here')
    expect((await eventsOn(page)).join()).toContain('portal-sign')
  })

  test('staff change a line of a budget', async () => {
    const { id, name } = await query(
      `SELECT p.id, i.name FROM projects p JOIN budget_categories c ON c.project_id = p.id
       JOIN budget_items i ON i.category_id = c.id ORDER BY p.code, c.position, i.position LIMIT 1`,
    )
    const { page, frame } = await open('budget', id, 1280)
    await signInFrame(page, frame, t.embed.sign_in, 'project_director')
    await frame.getByRole('gridcell', { name, exact: true }).first().click()
    await page.keyboard.type('Changed on a partner’s page')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await eventsOn(page)).join()).toContain('portal-change')
    const { found } = await query(
      `SELECT count(*)::int AS found FROM budget_items WHERE project_id = $1 AND name = 'Changed on a partner’s page'`,
      [id],
    )
    expect(found).toBe(1)
    expect((await eventsOn(page)).join()).not.toContain('Changed on')
  })

  test.each(['evaluation', 'exam', 'signature', 'budget'] as const)(
    'what is below %s does not move while the widget loads',
    async widget => {
      const id = '00000000-0000-4000-8000-000000000000'
      const subject = { evaluation: id, exam: `${id}/pre`, signature: `purchase_requests/${id}`, budget: id }[widget]
      const page = await visit({ width: t.width, allowed: [/status of 401/] })
      await listen(page)
      await page.goto(address(widget, subject))
      await page.locator(`portal-${widget} iframe`).waitFor()
      const topOf = () => page.locator('#end').evaluate(node => Math.round(node.getBoundingClientRect().top))
      const before = await topOf()
      await page.frameLocator(`portal-${widget} iframe`).getByRole('button', { name: t.embed.sign_in }).waitFor()
      await expect.poll(async () => (await eventsOn(page)).join()).toContain('portal-ready')
      // The height is asked for in the frame after.
      await page.evaluate(() => new Promise(done => setTimeout(done, 300)))
      expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
    },
  )

  test('a frame is as high as its content, and has nothing to scroll', async () => {
    const { id } = await query('SELECT id FROM projects LIMIT 1')
    const { page, frame } = await open('exam', `${id}/pre`)
    await frame.getByText(t.frames.why.exam).waitFor()
    const heights = async () => {
      const inner = await frame.locator('#portal').evaluate(root => Math.ceil(root.getBoundingClientRect().height))
      const outer = await page.locator('portal-exam iframe').evaluate(node => node.getBoundingClientRect().height)
      return { inner, outer }
    }
    await expect.poll(async () => (({ inner, outer }) => outer - inner)(await heights())).toBe(0)
    expect(await frame.locator('html').evaluate(html => html.scrollHeight > html.clientHeight)).toBe(false)
  })
})
