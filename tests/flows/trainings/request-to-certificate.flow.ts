import evaluationAr from '@portal/widgets/locales/ar/evaluation.json' with { type: 'json' }
import takingAr from '@portal/widgets/locales/ar/exam_runner.json' with { type: 'json' }
import evaluationEn from '@portal/widgets/locales/en/evaluation.json' with { type: 'json' }
import takingEn from '@portal/widgets/locales/en/exam_runner.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import certificatesAr from '../../../packages/host-app/src/locales/ar/certificates.json' with { type: 'json' }
import enrollmentsAr from '../../../packages/host-app/src/locales/ar/enrollments.json' with { type: 'json' }
import examsAr from '../../../packages/host-app/src/locales/ar/exams.json' with { type: 'json' }
import resultsAr from '../../../packages/host-app/src/locales/ar/trainee_results.json' with { type: 'json' }
import sessionsAr from '../../../packages/host-app/src/locales/ar/training_sessions.json' with { type: 'json' }
import trainingsAr from '../../../packages/host-app/src/locales/ar/trainings.json' with { type: 'json' }
import certificatesEn from '../../../packages/host-app/src/locales/en/certificates.json' with { type: 'json' }
import enrollmentsEn from '../../../packages/host-app/src/locales/en/enrollments.json' with { type: 'json' }
import examsEn from '../../../packages/host-app/src/locales/en/exams.json' with { type: 'json' }
import resultsEn from '../../../packages/host-app/src/locales/en/trainee_results.json' with { type: 'json' }
import sessionsEn from '../../../packages/host-app/src/locales/en/training_sessions.json' with { type: 'json' }
import trainingsEn from '../../../packages/host-app/src/locales/en/trainings.json' with { type: 'json' }
import { aSession } from '../../server/support/trainings.ts'
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'
import { overflowing } from '../support/width.ts'

const words = {
  en: {
    ...{ trainings: trainingsEn, exams: examsEn, sessions: sessionsEn, certificates: certificatesEn },
    ...{ taking: takingEn, evaluation: evaluationEn, enrollments: enrollmentsEn, results: resultsEn },
  },
  ar: {
    ...{ trainings: trainingsAr, exams: examsAr, sessions: sessionsAr, certificates: certificatesAr },
    ...{ taking: takingAr, evaluation: evaluationAr, enrollments: enrollmentsAr, results: resultsAr },
  },
}

// Of the demo data: open, with places left, and not yet evaluated.
const NAME = 'Project cycle management, group 4'
const TEST = 'What have you learned?'

const people = [
  ['en', 'user', 'Huda Ibrahim'],
  ['ar', 'user2', 'طارق زين'],
] as const

const fits = async (page: Page) => {
  expect(await overflowing(page), `${page.url()} is wider than the screen`).toEqual([])
}

describe('a training', () => {
  const portal = usePortal()
  const visit = useBrowser()
  let training = ''

  // A session that is over, and a test that has opened with it.
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

  const officerOn = async (tab: string, language: keyof typeof words) => {
    const officer = await visit({ language, width: 1440 })
    await openSession(officer, portal().url, 'activity_coordinator')
    await officer.goto(`${portal().url}/staff/sub_activity/${training}?tab=${tab}`)
    return officer
  }

  it.each(people)(
    'leads from the request on a phone to a certificate that anybody can check, in %s',
    async (...given) => {
      const [language, account, person] = given
      const { trainings, exams, sessions, certificates, taking, evaluation, enrollments, results } = words[language]
      const { url } = portal()
      const phone = await visit({ language, width: 360 })
      await openSession(phone, url, account)
      await phone.goto(`${url}/sup/enroll?search=group+4`)
      await phone.getByRole('button', { name: trainings.request, exact: true }).click()
      await phone.getByRole('button', { name: trainings.withdraw, exact: true }).waitFor()

      const officer = await officerOn('enrollments', language)
      const asking = officer.getByRole('row').filter({ hasText: person })
      await asking.getByRole('checkbox').check()
      await officer.getByRole('button', { name: enrollments.approve, exact: true }).click()
      await asking.getByText(enrollments.states.approved, { exact: true }).waitFor()

      const instructor = await visit({ language, width: 360 })
      await openSession(instructor, url, 'instructor')
      await instructor.goto(`${url}/staff/trainings/instructor/${training}?tab=sessions`)
      await instructor.getByRole('link', { name: /05-.*-2026/ }).click()
      await instructor.getByRole('group', { name: person }).getByRole('radio', { name: sessions.marks.present }).check()
      await instructor.getByText(sessions.saved).waitFor()
      await fits(instructor)

      await phone.goto(`${url}/sup/trainings`)
      const due = phone.getByRole('region', { name: trainings.due.title })
      await fits(phone)
      await due.getByRole('link', { name: TEST }).click()
      await phone.getByRole('button', { name: exams.start }).click()
      await phone.getByRole('radio', { name: '4', exact: true }).check()
      await phone.getByRole('button', { name: taking.review }).click()
      await phone.getByRole('button', { name: taking.submit, exact: true }).click()
      await phone.getByText(taking.closed_help).waitFor()

      // The training is not over yet: the way to its evaluation is among what comes.
      await phone.goto(`${url}/sup/trainings`)
      await due
        .getByRole('link', { name: trainings.due.kinds.evaluation })
        .and(phone.locator(`[href*="${training}"]`))
        .click()
      const best = phone.getByRole('radio', { name: /^5/ })
      await best.first().waitFor()
      for (const star of await best.all()) await star.check()
      await phone.getByRole('button', { name: evaluation.send }).click()
      await phone.getByText(evaluation.sent_title).waitFor()
      await fits(phone)

      await officer.goto(`${url}/staff/sub_activity/${training}?tab=results`)
      await officer.getByRole('button', { name: certificates.actions.replace('{{name}}', person), exact: true }).click()
      await officer.getByRole('menuitem', { name: certificates.issue, exact: true }).click()
      await officer.getByText(certificates.issued_all_one.replace('{{count}}', '1')).waitFor()
      const row = officer.getByRole('row').filter({ hasText: person })
      await row.getByText(results.outcomes.yes, { exact: true }).waitFor()

      await phone.goto(`${url}/sup/trainings`)
      await phone.getByRole('region', { name: certificates.own }).getByRole('link', { name: NAME }).click()
      const paper = phone.getByRole('dialog')
      const code = await paper.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).textContent()
      const stranger = await visit({ language, width: 360 })
      await stranger.goto(`${url}/verify/certificate?code=${code}`)
      await stranger.getByText(certificates.verify.valid).waitFor()
      await stranger.getByText(certificates.kinds.achievement).waitFor()
      await stranger.getByText(person, { exact: true }).first().waitFor()
      await fits(stranger)
    },
  )
})
