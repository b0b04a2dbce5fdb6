import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { overflowing } from '../../support/width.ts'

const SECRET = 'model-answer-for-those-who-mark'

const texts = ['ما هدف المشروع؟', 'ما الخطر الأكبر؟']
const choice = 'كم عدد الجلسات؟'
const figure = 'ما النسبة التي تحققت؟'

// Folder for screenshots. None are taken by default.
const folder = process.env.EXAM_PICTURES

const look = async (page: Page, name: string) => {
  expect(await overflowing(page), `${name} is wider than the screen`).toEqual([])
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** Records every response of a page, except the stream of notices, which never ends. */
const readResponses = (page: Page) => {
  const bodies: Promise<{ readonly url: string; readonly text: string }>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'eventsource') return
    const read = response.text().catch(() => '')
    bodies.push(read.then(text => ({ url: response.url(), text })))
  })
  return () => Promise.all(bodies)
}

/** Whether the element's centre is uncovered. */
const isOnTop = (locator: Locator) =>
  locator.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** Presses Tab until the points field of an answer has the focus. */
const tabTo = async (page: Page, points: Locator) => {
  await points.waitFor()
  const hasFocus = () => points.evaluate(field => field === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
  expect(await hasFocus()).toBe(true)
}

describe.each(languages())('a test from question to result, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  /** A demo training without a test, with an added trainee who has a demo account. */
  const aTraining = async (name: string): Promise<string> => {
    const { pool } = portal().database
    const { rows } = await pool.query(
      `INSERT INTO sub_activity_trainees (sub_activity_id, user_id)
       SELECT sub_activities.id, users.id FROM sub_activities, users WHERE code = 'PCM-6' AND email = $1
       RETURNING sub_activity_id`,
      [demoEmail(name)],
    )
    return rows[0].sub_activity_id
  }

  const addQuestion = async (page: Page, kind: 'text' | 'radio' | 'range', prompt: string, fields: object) => {
    await page.getByRole('button', { name: t(`exams.add_kinds.${kind}`) }).click()
    await page.getByRole('textbox', { name: t('exams.question'), exact: false }).fill(prompt)
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(String(value))
    await page.getByRole('button', { name: t('exams.add_question'), exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: prompt }).waitFor()
  }

  it('is written by a coordinator, taken on a phone while offline, and marked by keyboard', async () => {
    const training = await aTraining('user')
    const { url } = portal()
    const coordinator = await visit({ language, width: 1440 })
    await openSession(coordinator, url, 'activity_coordinator')
    await coordinator.goto(`${url}/staff/training/${training}/examquestions`)
    await coordinator.getByRole('button', { name: t('exams.add_exam') }).click()
    await coordinator.getByLabel(t('exams.time'), { exact: false }).first().fill('30')
    await coordinator.getByRole('button', { name: t('blocks.save') }).click()
    for (const prompt of texts)
      await addQuestion(coordinator, 'text', prompt, { [t('exams.points')]: 5, [t('exams.model_answer')]: SECRET })
    const options = { [t('exams.points')]: 3, [t('exams.options')]: '2\n4\n6', [t('exams.correct_option')]: 2 }
    await addQuestion(coordinator, 'radio', choice, options)
    const range = {
      [t('exams.range.min')]: 0,
      [t('exams.range.max')]: 100,
      [t('exams.range.correct_from')]: 75,
      [t('exams.range.correct_to')]: 80,
    }
    await addQuestion(coordinator, 'range', figure, { [t('exams.points')]: 2, ...range })
    await look(coordinator, 'questions')

    const phone = await visit({ language, width: 360, allowed: [/Failed to load resource/] })
    await openSession(phone, url, 'user')
    const responses = readResponses(phone)
    await phone.goto(`${url}/sup/trainings/${training}/exam/pre`)
    await phone.getByRole('button', { name: t('exams.start') }).click()
    await phone.getByRole('radio', { name: t('exam_runner.all') }).check()
    const [purpose, risk] = texts.map(name => phone.getByRole('textbox', { name }))
    await purpose?.pressSequentially('تحسين حياة ')
    await phone.getByText(t('exam_runner.saved'), { exact: true }).waitFor()
    await look(phone, 'taking')
    await phone.context().setOffline(true)
    await purpose?.pressSequentially('الناس في المدينة')
    await phone.getByText(t('exam_runner.waiting')).first().waitFor()
    await risk?.pressSequentially('إغلاق الطرق')
    await phone.getByRole('radio', { name: '4', exact: true }).check()
    await phone.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => isOnTop(phone.getByRole('timer'))).toBe(true)
    await look(phone, 'without-connection')
    await phone.context().setOffline(false)
    await phone.getByText(t('exam_runner.saved'), { exact: true }).waitFor()
    await phone.getByRole('spinbutton', { name: figure }).fill('٧٥')
    await phone.getByRole('button', { name: t('exam_runner.review') }).click()
    await phone.getByText(t('exam_runner.none_missing')).waitFor()
    await look(phone, 'review')
    const before = await responses()
    await phone.getByRole('button', { name: t('exam_runner.submit'), exact: true }).click()
    await phone.getByText(t('exam_runner.closed_help')).waitFor()

    expect(before.filter(({ text }) => text.includes(choice)).length).toBeGreaterThan(0)
    expect(before.filter(({ text }) => text.includes(SECRET))).toEqual([])
    const answers = before.filter(({ url: address }) => address.includes('/api/'))
    expect(answers.filter(({ text }) => /correct|model_answer/.test(text))).toEqual([])

    const instructor = await visit({ language, width: 1280 })
    await openSession(instructor, url, 'instructor')
    await instructor.goto(`${url}/staff/trainings/${training}/exam_answers?tab=pre`)
    await tabTo(instructor, instructor.getByRole('spinbutton', { name: t('exams.points') }))
    const marked = (done: number) => t('exams.marked_of', { done, total: 2 })
    await instructor.keyboard.type('4')
    await instructor.keyboard.press('Enter')
    await instructor.getByText(marked(1)).waitFor()
    // The count updates a moment before the next answer is shown.
    await expect.poll(() => instructor.evaluate('document.activeElement.value')).toBe('')
    await look(instructor, 'marking')
    await instructor.keyboard.type('5')
    await instructor.keyboard.press('Enter')
    await instructor.getByText(marked(2)).waitFor()

    await phone.goto(`${url}/sup/trainings/${training}/exam_answers`)
    const result = { percent: '93.33', points: '14', possible: '15' }
    await phone.getByText(t('exams.percent', result)).waitFor()
    await phone.getByText('تحسين حياة الناس في المدينة').waitFor()
    await look(phone, 'result')
  })
})
