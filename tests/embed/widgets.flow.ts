import { describe, expect, test } from 'vitest'
import { demoEmail, demoPassword } from '../../packages/server/src/demo/people.ts'
import { languages } from '../flows/support/language.ts'
import { signTyped } from '../flows/support/sign.ts'
import { textsIn } from '../flows/support/texts.ts'
import { complaintsAbout, openWidget, signInBy, staffOf } from './support/site.ts'
import { useWidgetPage } from './support/widget-page.ts'
import { eventsOn, signInFrame } from './support/widgets.ts'

/** Pages of the partner: one left to right, and one right to left with many style resets. */
const pages = { en: '/ltr', ar: '/rtl' } as const
const names = { en: 'Huda Ibrahim', ar: 'هدى إبراهيم' } as const

describe.each(languages())('on a page of another origin, in %s:', locale => {
  const { portal, site, visit, query, open } = useWidgetPage(locale)
  const t = textsIn(locale)

  test('a visitor logs in by popup and files a complaint in their own name, which staff can see', async () => {
    const page = await visit()
    const frame = await openWidget(page, `${site().url}${pages[locale]}`)
    await frame.getByRole('radio', { name: t('complaints.type_user') }).check()
    await frame.locator('textarea').fill('The bridge at the river is closed')
    await frame.getByText(t('embed.sign_in_why')).waitFor()
    const popup = page.waitForEvent('popup')
    await frame.getByRole('button', { name: t('embed.sign_in') }).click()
    await signInBy(await popup, 'user')
    await frame.getByText(t('embed.signed_in', { name: names[locale] })).waitFor()
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('complaints.received_user')).waitFor()

    const staff = await staffOf(await visit(), portal().url)
    const [found] = await complaintsAbout(staff, portal().url, 'bridge river closed')
    expect(found).toMatchObject({ identity_type: 'self', filed_by: { full_name_en: 'Huda Ibrahim' } })
    const events = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'events')))
    expect(events).toContain('portal-submit')
    expect(events).not.toContain('bridge')
  })

  test('a trainee logs in and sends an evaluation, and the page’s events contain no answers', async () => {
    const { id } = await query(`SELECT s.id FROM sub_activities s
      JOIN evaluation_rounds r ON r.sub_activity_id = s.id AND r.type = 'trainee' ORDER BY s.code LIMIT 1`)
    await query(
      `INSERT INTO sub_activity_trainees (sub_activity_id, user_id) SELECT $1, id FROM users WHERE email = $2
       ON CONFLICT DO NOTHING`,
      [id, demoEmail('user2')],
    )
    const { page, frame } = await open('evaluation', id)
    await frame.getByText(t('frames.why.evaluation')).waitFor()
    await signInFrame(page, frame, t('embed.sign_in'), 'user2')
    await frame.getByRole('button', { name: t('evaluation.send') }).click()
    await frame.getByText(t('evaluation.questions_required')).waitFor()
    const stars = frame.getByRole('radio')
    for (let at = 3, all = await stars.count(); at < all; at += 5) await stars.nth(at).click()
    await frame.getByRole('textbox').first().fill('Very secret words')
    await frame.getByRole('button', { name: t('evaluation.send') }).click()
    await frame.getByText(t('evaluation.sent_title')).waitFor()
    const events = (await eventsOn(page)).join()
    expect(events).toContain('portal-submit')
    expect(events).not.toContain('secret')
  })

  test('a test left by a reload resumes with its answers, and is submitted', async () => {
    const { id } = await query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
    const first = await open('exam', `${id}/pre`)
    await signInFrame(first.page, first.frame, t('embed.sign_in'), 'user')
    await first.frame.getByRole('button', { name: t('frames.start') }).click()
    await first.frame.getByRole('radio', { name: t('exam_runner.all') }).check()
    await first.frame.getByRole('textbox').first().fill('What was written before')
    await first.frame.getByText(t('exam_runner.saved'), { exact: true }).waitFor()
    expect((await eventsOn(first.page)).join()).toContain('portal-start')
    await first.page.reload()
    await signInFrame(first.page, first.frame, t('embed.sign_in'), 'user')
    await first.frame.getByRole('button', { name: t('frames.continue') }).click()
    await first.frame.getByRole('radio', { name: t('exam_runner.all') }).check()
    expect(await first.frame.getByRole('textbox').first().inputValue()).toBe('What was written before')
    await first.frame.getByRole('button', { name: t('exam_runner.review') }).click()
    await first.frame.getByRole('button', { name: t('exam_runner.submit'), exact: true }).click()
    await expect.poll(async () => (await eventsOn(first.page)).join()).toContain('portal-submit')
  })

  test('a request is signed in the signature panel', async () => {
    const { url, app } = portal()
    const headers = { origin: url, host: new URL(url).host }
    const payload = { email: demoEmail('accounting_syria'), password: demoPassword }
    const login = await app.inject({ method: 'POST', url: '/api/login', headers, payload })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const waiting = await app.inject({ url: '/api/signatures?mine=waiting', headers: { ...headers, cookie } })
    const { kind, id } = waiting.json().data[0]
    const { page, frame } = await open('signature', `${kind}/${id}`)
    await signInFrame(page, frame, t('embed.sign_in'), 'accounting_syria')
    await signTyped(frame, t, 'Signed here')
    expect((await eventsOn(page)).join()).toContain('portal-sign')
  })

  test('staff change a budget line, and the page’s events don’t contain the text', async () => {
    const { id, name } = await query(
      `SELECT p.id, i.name FROM projects p JOIN budget_categories c ON c.project_id = p.id
       JOIN budget_items i ON i.category_id = c.id ORDER BY p.code, c.position, i.position LIMIT 1`,
    )
    const { page, frame } = await open('budget', id, 1280)
    await signInFrame(page, frame, t('embed.sign_in'), 'project_director')
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
})
