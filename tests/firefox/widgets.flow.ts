import complaints from '@portal/widgets/locales/ar/complaints.json' with { type: 'json' }
import evaluation from '@portal/widgets/locales/en/evaluation.json' with { type: 'json' }
import taking from '@portal/widgets/locales/en/exam_runner.json' with { type: 'json' }
import panel from '@portal/widgets/locales/en/signature_panel.json' with { type: 'json' }
import { expect, test } from 'vitest'
import shell from '../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import requests from '../../packages/host-app/src/locales/en/requests/requests.json' with { type: 'json' }
import exams from '../../packages/host-app/src/locales/en/training/exams.json' with { type: 'json' }
import { demoEmail, demoPassword } from '../../packages/server/src/demo/people.ts'
import { usePortal } from '../flows/support/portal.ts'
import { click, leaveFor, logIn, reload, seeText, typeInto, useFirefox } from './support/firefox.ts'

const BODY = 'الحافلة تغادر قبل موعدها بعشر دقائق.'

const portal = usePortal()
const visit = useFirefox()

const query = async (sql: string, ...values: readonly unknown[]) =>
  (await portal().database.pool.query(sql, [...values])).rows

test('a user files a complaint in their own name, in Arabic on a phone', async () => {
  const page = await visit({ language: 'ar', width: 360 })
  await logIn(page, portal().url, 'user')
  expect(await page.$eval('html', ({ dir, lang }) => [dir, lang])).toEqual(['rtl', 'ar'])
  await click(page, 'button', shell.file_complaint)
  await click(page, 'radio', complaints.type_user)
  await typeInto(page, 'textarea[name=body]', BODY)
  await click(page, 'button', complaints.send)
  await seeText(page, complaints.received_user)
  expect(await query('SELECT body FROM complaints WHERE body = $1', BODY)).toHaveLength(1)
})

test('a trainee takes a test: answers are saved, resume after a reload, and are submitted after review', async () => {
  const [training] = await query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
  const page = await visit()
  await logIn(page, portal().url, 'user')
  await leaveFor(page, `${portal().url}/sup/trainings/${training.id}/exam/pre`)
  await click(page, 'button', exams.start)
  await click(page, 'radio', taking.all)
  await typeInto(page, 'textarea', 'Written in Firefox')
  await seeText(page, taking.saved)
  await reload(page)
  await click(page, 'button', exams.continue)
  await click(page, 'radio', taking.all)
  await page.waitForSelector('textarea')
  expect(await page.$eval('textarea', ({ value }) => value)).toBe('Written in Firefox')
  await click(page, 'button', taking.review)
  await seeText(page, taking.review_title)
  await click(page, 'button', taking.submit)
  await seeText(page, taking.closed)
})

test('a trainee rates a training with the arrow keys, and sends the evaluation', async () => {
  const [training] = await query('SELECT id FROM sub_activities ORDER BY code LIMIT 1')
  await query('DELETE FROM sub_activity_trainees WHERE sub_activity_id = $1', training.id)
  await query(
    'INSERT INTO sub_activity_trainees (sub_activity_id, user_id) SELECT $1, id FROM users WHERE email = $2',
    training.id,
    demoEmail('user'),
  )
  const page = await visit()
  await logIn(page, portal().url, 'user')
  await leaveFor(page, `${portal().url}/sup/trainings/${training.id}/evaluation`)
  await click(page, 'button', evaluation.send)
  await seeText(page, evaluation.questions_required)
  const groups = await page.$$('[role=radiogroup], fieldset')
  expect(groups.length).toBeGreaterThan(0)
  for (const group of groups) {
    const stars = await group.$$('input[type=radio]')
    await stars[2]?.evaluate(star => star.focus())
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    expect(await stars[3]?.evaluate(star => star instanceof HTMLInputElement && star.checked)).toBe(true)
  }
  await click(page, 'button', evaluation.send)
  await seeText(page, evaluation.sent_title)
})

test('a budget line is renamed in its cell, and keeps the name after a reload', async () => {
  const [project] = await query(`SELECT id FROM projects WHERE name LIKE '%Hasakah%'`)
  const page = await visit({ width: 1440 })
  await logIn(page, portal().url, 'project_coordinator')
  await leaveFor(page, `${portal().url}/staff/project/${project.id}?tab=budget`)
  await page.waitForSelector('[data-ready]')
  await page.locator('[data-row="1"] [data-column="1"]').click()
  await page.keyboard.type('Named in Firefox')
  await page.keyboard.press('Enter')
  const names = async () => (await query('SELECT name FROM budget_items WHERE name = $1', 'Named in Firefox')).length
  await expect.poll(names).toBe(1)
  await reload(page)
  await seeText(page, 'Named in Firefox')
})

test('a signature is drawn with the mouse and stored', async () => {
  const page = await visit()
  await logIn(page, portal().url, 'accounting_syria')
  await leaveFor(page, `${portal().url}/staff/signatures`)
  const link = await page.waitForSelector('tbody a[href*="requests/"]', { visible: true })
  await link?.click()
  await click(page, 'button', requests.sign)
  const pad = await page.waitForSelector(`[role=img][aria-label^="${panel.pad}"]`, { visible: true })
  if (!pad) throw new Error('there is nowhere to draw')
  await pad.scrollIntoView()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.7, y + height * 0.7, { steps: 20 })
  await page.mouse.up()
  const before = Number((await query('SELECT count(*)::int AS count FROM signatures'))[0]?.count)
  await click(page, 'button', panel.sign)
  const password = 'input[name=current_password]'
  await Promise.race([page.waitForSelector(password), seeText(page, panel.done.sign)])
  if (await page.$(password)) {
    await typeInto(page, password, demoPassword)
    await click(page, 'button', panel.sign)
  }
  await seeText(page, panel.done.sign)
  const after = Number((await query('SELECT count(*)::int AS count FROM signatures'))[0]?.count)
  expect(after).toBe(before + 1)
})
