import { readCertificate, revokeCertificate } from '@portal/contract/training/certificates/certificates'
import { readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import {
  issueCertificates,
  listTrainingResults,
  readResultReport,
  readResultSummary,
} from '@portal/contract/training/results/trainee-results'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import certificates from '../../../../packages/host-app/src/locales/en/training/certificates.json'
import evaluations from '../../../../packages/host-app/src/locales/en/training/evaluations.json'
import exams from '../../../../packages/host-app/src/locales/en/training/exams.json'
import texts from '../../../../packages/host-app/src/locales/en/training/trainee_results.json'
import sessions from '../../../../packages/host-app/src/locales/en/training/training_sessions.json'
import reports from '../../../../packages/host-app/src/locales/en/workspace/reports.json'
import { rightsOnSubActivity } from '../../../../stories/programmes/activity-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { certificate, resultSummary, trainingResults } from '../../../../stories/training/trainings/training-records.ts'
import { show, subActivity, useServer } from './shown.tsx'

const api = useServer()

const viewed = { ...subActivity, can: rightsOnSubActivity('view_results', 'download_reports') }

beforeEach(() => {
  api().on(readResultSummary, () => ({ data: resultSummary }))
  api().on(listTrainingResults, ({ passed }) =>
    pageOf(...trainingResults.filter(({ missing }) => !passed || (missing.length === 0) === (passed === 'yes'))),
  )
})

const [{ id: huda } = { id: '' }] = trainingResults

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('the results of a training', () => {
  test('are hidden without the right to view results', async () => {
    show(api(), subActivity)
    await expect.element(page.getByRole('tab', { name: 'Trainees' })).toBeVisible()
    expect(page.getByRole('tab', { name: texts.results }).query()).toBeNull()
  })

  test('show who passed, the gain, and what others still need', async () => {
    show(api(), viewed, 'tab=results')
    await expect.element(row('Tarek Zein').getByText(texts.outcomes.yes)).toBeVisible()
    await expect.element(row('Tarek Zein').getByText('+53.33')).toBeVisible()
    await expect.element(row('Huda Ibrahim').getByText('Attendance below 80%')).toBeVisible()
    await expect.element(row('Sami Nasser').getByText(texts.missing.evaluation)).toBeVisible()
  })

  test('show how many trainees an average includes, and the distribution as a table', async () => {
    show(api(), viewed, 'tab=results')
    await expect.element(page.getByText('3 of 5 trainees')).toBeVisible()
    const table = page.getByRole('table', { name: texts.marks_chart })
    await expect
      .element(
        table
          .getByRole('row', { name: /^40 to 59/ })
          .getByRole('cell')
          .first(),
      )
      .toMatchTextContent('2')
  })

  test('are filtered by the URL to trainees who passed', async () => {
    show(api(), viewed, 'tab=results&passed=yes')
    await expect.element(row('Tarek Zein')).toBeVisible()
    expect(row('Huda Ibrahim').query()).toBeNull()
  })

  test('open as a printable page', async () => {
    api().on(readResultReport, () => ({
      data: {
        ...{ as_of: '2026-11-20', sub_activity: { ...subActivity }, summary: resultSummary },
        trainees: [...trainingResults],
      },
    }))
    show(api(), viewed, 'tab=results&act=print')
    const paper = page.getByRole('dialog')
    await expect.element(paper.getByText('Results: Pump maintenance')).toBeVisible()
    await expect.element(paper.getByRole('row').filter({ hasText: 'Tarek Zein' }).getByText('53.33')).toBeVisible()
  })
})

describe('certificates', () => {
  const menuOf = (name: string) => page.getByRole('button', { name: `Certificate of ${name}`, exact: true })
  const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()

  test('are issued to several trainees in one request, with the result in each row', async () => {
    signIn('sub_activities', 'view', 'view_results', 'edit')
    const sent: unknown[] = []
    api().on(issueCertificates, ({ user_ids }) => {
      sent.push(user_ids)
      return {
        data: user_ids.map((id, at) => ({ id, refused: at === 0 ? null : ('certificate_not_earned' as const) })),
      }
    })
    show(api(), viewed, 'tab=results')
    await row('Yara Sulaiman').getByRole('checkbox').click()
    await row('Sami Nasser').getByRole('checkbox').click()
    await page.getByRole('button', { name: certificates.issue_all, exact: true }).click()
    await expect.element(page.getByText('1 issued, 1 not issued. Each row says why.')).toBeVisible()
    await expect.element(page.getByRole('row').filter({ hasText: errors.certificate_not_earned })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('require a reason when they were not earned', async () => {
    signIn('sub_activities', 'view', 'view_results', 'edit')
    const sent: unknown[] = []
    api().on(issueCertificates, given => {
      sent.push(given)
      return { data: given.user_ids.map(id => ({ id, refused: null })) }
    })
    show(api(), viewed, 'tab=results')
    await menuOf('Huda Ibrahim').click()
    await choose(certificates.issue_by_reason)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: certificates.kinds.achievement }).click()
    await dialog.getByRole('button', { name: certificates.issue, exact: true }).click()
    await expect.element(dialog.getByText(errors.reason_required).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: certificates.reason, exact: false }).fill('Sat the test on paper')
    await dialog.getByRole('button', { name: certificates.issue, exact: true }).click()
    await expect.element(page.getByText('1 certificate issued.')).toBeVisible()
    expect(sent).toEqual([
      { id: subActivity.id, user_ids: [huda], kind: 'achievement', reason: 'Sat the test on paper' },
    ])
  })

  test('open as a printable page, and are revoked with a reason', async () => {
    signIn('sub_activities', 'view', 'view_results', 'edit')
    const sent: unknown[] = []
    api().on(readCertificate, () => ({ data: certificate }))
    api().on(revokeCertificate, given => {
      sent.push(given)
      return { data: { ...certificate, revoked_at: '2026-11-22T09:00:00.000Z' } }
    })
    show(api(), viewed, 'tab=results')
    await menuOf('Tarek Zein').click()
    await choose(certificates.open)
    const paper = page.getByRole('dialog')
    for (const text of ['Tarek Zein', 'طارق زين', certificate.code])
      await expect.element(paper.getByText(text, { exact: true }).first()).toBeVisible()
    await expect.element(paper.getByRole('img', { name: certificates.qr_label })).toBeVisible()
    await paper.getByRole('button', { name: 'Close', exact: true }).click()
    await menuOf('Tarek Zein').click()
    await choose(certificates.revoke)
    await page.getByRole('dialog').getByRole('textbox', { name: certificates.reason, exact: false }).fill('Wrong name')
    await page.getByRole('dialog').getByRole('button', { name: certificates.revoke, exact: true }).click()
    await expect.poll(() => sent).toEqual([{ id: certificate.id, reason: 'Wrong name' }])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('cannot be issued without the right to change the training', async () => {
    signIn('sub_activities', 'view', 'view_results')
    api().on(listTrainingResults, () => pageOf(...trainingResults.map(row => ({ ...row, can: { certify: false } }))))
    show(api(), viewed, 'tab=results')
    await expect.element(menuOf('Tarek Zein')).toBeVisible()
    expect(menuOf('Huda Ibrahim').query()).toBeNull()
    expect(row('Huda Ibrahim').getByRole('checkbox').query()).toBeNull()
  })
})

describe('the reports of a training', () => {
  const tab = page.getByRole('tab', { name: reports.reports })

  test('include only permitted ones, each with its download or a link to it', async () => {
    const can = rightsOnSubActivity('view_results', 'download_reports', 'view_answers', 'show_evaluation')
    api().on(readEvaluationResults, () => ({
      data: {
        training: { id: subActivity.id, code: 'T-01', name: subActivity.name, end_date: subActivity.end_date },
        ...{ results: [], can: { download: true, fill: false } },
      },
    }))
    show(api(), { ...subActivity, can }, 'tab=reports')
    await expect.element(page.getByRole('button', { name: texts.report })).toBeVisible()
    await expect.element(page.getByText(evaluations.no_results_text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: exams.answers })).toBeVisible()
    // Only people who plan sessions may download attendance.
    expect(page.getByRole('button', { name: sessions.attendance_list }).query()).toBeNull()
    await page.getByRole('link', { name: certificates.issued }).click()
    await expect.element(page.getByRole('tab', { name: texts.results })).toHaveAttribute('aria-selected', 'true')
  })

  test('have no tab when none is permitted', async () => {
    show(api(), subActivity)
    await expect.element(page.getByRole('tab', { name: 'Trainees' })).toBeVisible()
    expect(tab.query()).toBeNull()
  })
})
