import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aSession } from '../../../server/support/training/trainings.ts'
import { useBrowser } from '../../support/browser.ts'
import { type Language, languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { overflowing } from '../../support/width.ts'

// From the demo data: open, with places left, and not yet evaluated.
const NAME = 'Project cycle management, group 4'
const TEST = 'What have you learned?'

const people = {
  en: { account: 'user', person: 'Huda Ibrahim' },
  ar: { account: 'user2', person: 'طارق زين' },
} as const

const fits = async (page: Page) => {
  expect(await overflowing(page), `${page.url()} is wider than the screen`).toEqual([])
}

describe('a training', () => {
  const portal = usePortal()
  const visit = useBrowser()
  let training = ''

  // Adds a past session, and a test that is open.
  beforeAll(async () => {
    const { database } = portal()
    const { rows } = await database.pool.query(
      `INSERT INTO sub_activity_instructors (sub_activity_id, user_id)
       SELECT sub_activities.id, users.id FROM sub_activities, users
       WHERE sub_activities.name = $1 AND email LIKE 'instructor@%'
       ON CONFLICT (sub_activity_id, user_id) DO UPDATE SET added_at = now() RETURNING sub_activity_id`,
      [NAME],
    )
    training = rows[0].sub_activity_id
    await aSession({ database }, training, { date: '2026-01-05' })
    const question = { kind: 'radio', prompt: '2 + 2', points: 10, options: ['3', '4'], correct_option: 1 }
    await database.pool.query(
      `WITH exam AS (
         INSERT INTO exams (id, sub_activity_id, slug, title) VALUES (gen_random_uuid(), $1, 'post', $2) RETURNING id
       ), asked AS (
         INSERT INTO exam_questions (id, exam_id, position) SELECT gen_random_uuid(), id, 0 FROM exam RETURNING id
       )
       INSERT INTO exam_question_versions (question_id, version, question, points) SELECT id, 1, $3, 10 FROM asked`,
      [training, TEST, JSON.stringify(question)],
    )
  })

  const officerOn = async (tab: string, language: Language) => {
    const officer = await visit({ language, width: 1440 })
    await openSession(officer, portal().url, 'activity_coordinator')
    await officer.goto(`${portal().url}/staff/sub_activity/${training}?tab=${tab}`)
    return officer
  }

  it.each(languages())(
    'leads from the request on a phone to a publicly verifiable certificate, in %s',
    async language => {
      const { account, person } = people[language]
      const t = textsIn(language)
      const { url } = portal()
      const phone = await visit({ language, width: 360 })
      await openSession(phone, url, account)
      await phone.goto(`${url}/sup/enroll?search=group+4`)
      await phone.getByRole('button', { name: t('trainings.request'), exact: true }).click()
      await phone.getByRole('button', { name: t('trainings.withdraw'), exact: true }).waitFor()

      const officer = await officerOn('enrollments', language)
      const asking = officer.getByRole('row').filter({ hasText: person })
      await asking.getByRole('checkbox').check()
      await officer.getByRole('button', { name: t('enrollments.approve'), exact: true }).click()
      await asking.getByText(t('enrollments.states.approved'), { exact: true }).waitFor()

      const instructor = await visit({ language, width: 360 })
      await openSession(instructor, url, 'instructor')
      await instructor.goto(`${url}/staff/trainings/instructor/${training}?tab=sessions`)
      await instructor.getByRole('link', { name: /05-.*-2026/ }).click()
      await instructor
        .getByRole('group', { name: person })
        .getByRole('radio', { name: t('training_sessions.marks.present') })
        .check()
      await instructor.getByText(t('blocks.saved')).waitFor()
      await fits(instructor)

      await phone.goto(`${url}/sup/trainings`)
      const due = phone.getByRole('region', { name: t('trainings.due.title') })
      await fits(phone)
      await due.getByRole('link', { name: TEST }).click()
      await phone.getByRole('button', { name: t('exams.start') }).click()
      await phone.getByRole('radio', { name: '4', exact: true }).check()
      await phone.getByRole('button', { name: t('exam_runner.review') }).click()
      await phone.getByRole('button', { name: t('exam_runner.submit'), exact: true }).click()
      await phone.getByText(t('exam_runner.closed_help')).waitFor()

      // The training isn't over yet, so its evaluation is listed among the upcoming tasks.
      await phone.goto(`${url}/sup/trainings`)
      await due
        .getByRole('link', { name: t('trainings.due.kinds.evaluation') })
        .and(phone.locator(`[href*="${training}"]`))
        .click()
      const best = phone.getByRole('radio', { name: /^5/ })
      await best.first().waitFor()
      for (const star of await best.all()) await star.check()
      await phone.getByRole('button', { name: t('evaluation.send') }).click()
      await phone.getByText(t('evaluation.sent_title')).waitFor()
      await fits(phone)

      await officer.goto(`${url}/staff/sub_activity/${training}?tab=results`)
      await officer.getByRole('button', { name: t('certificates.actions', { name: person }), exact: true }).click()
      await officer.getByRole('menuitem', { name: t('certificates.issue'), exact: true }).click()
      await officer.getByText(t('certificates.issued_all', { count: 1 })).waitFor()
      const row = officer.getByRole('row').filter({ hasText: person })
      await row.getByText(t('trainee_results.outcomes.yes'), { exact: true }).waitFor()

      await phone.goto(`${url}/sup/trainings`)
      await phone
        .getByRole('region', { name: t('certificates.own') })
        .getByRole('link', { name: NAME })
        .click()
      const paper = phone.getByRole('dialog')
      const code = await paper.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).textContent()
      const stranger = await visit({ language, width: 360 })
      await stranger.goto(`${url}/verify/certificate?code=${code}`)
      await stranger.getByText(t('certificates.verify.valid')).waitFor()
      await stranger.getByText(t('certificates.kinds.achievement')).waitFor()
      await stranger.getByText(person, { exact: true }).first().waitFor()
      await fits(stranger)
    },
  )
})
