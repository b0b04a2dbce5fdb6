import { listExamResults } from '@portal/contract/training/exams/exam-marking'
import { decideLateAnswers, readLateAnswers, undoLateDecision } from '@portal/contract/training/exams/late-answers'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ar from '../../../../packages/host-app/src/locales/ar/training/exams.json'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import { TrainingAnswers } from '../../../../packages/host-app/src/training/exams/shared/answers/TrainingAnswers.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { results, training } from '../../../../stories/training/exams/exam-records.ts'
import { linesOf } from '../../../support/lines-of.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi(() => signIn('sub_activities', 'view', 'view_answers', 'mark'))

const dialog = page.getByRole('dialog')
const reason = dialog.getByRole('textbox')
const question = { kind: 'text', prompt: 'Who benefits,\nand how?', points: 5 } as const
const typed = 'Farmers sow earlier.\n\nTraders pay more.'

const late = {
  ...{ question_id: idOf(811), question, value: typed, before: 'Farmers' },
  ...{ typed_at: '2026-11-14T06:24:10Z', saved_at: '2026-11-14T06:31:00Z' },
}

type Decision = 'accept' | 'reject'

/** Shows the results of a training, in which one attempt has a late answer. Follows the decisions as the server does. */
const show = (answer = late, language: 'en' | 'ar' = 'en') => {
  const [first] = results
  let decided: { decision: Decision; reason: string; at: string } | null = null
  const result = () => ({ ...first, late: decided ? 0 : 1, late_decision: decided?.decision ?? null })
  api.on(listExamResults, () => ({
    data: {
      ...{ sub_activity: training, viewer: 'staff' as const, can: { mark: true, mark_tests: [] } },
      results: [{ ...result(), can: { decide_late: true } }],
    },
  }))
  api.on(readLateAnswers, ({ id }) => ({
    data: { id, ended_at: '2026-11-14T06:25:00Z', decision: decided, answers: [answer] },
  }))
  api.on(decideLateAnswers, given => {
    decided = { decision: given.decision, reason: given.reason, at: '2026-11-15T06:00:00Z' }
    return { data: result() }
  })
  api.on(undoLateDecision, () => {
    decided = null
    return { data: result() }
  })
  showScreen(<TrainingAnswers id={training.id} />, { language })
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })

/** The value of a fact in the dialog. */
const factOf = (label: string) =>
  dialog
    .getByText(label, { exact: true })
    .element()
    .parentElement?.querySelector('dd')
    ?.textContent?.replace(/[\u2066-\u2069]/g, '')

const clock = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at))

describe('a late answer', () => {
  test('is shown as typed, with its times and delays and the answer that counts without it', async () => {
    show()
    await press(en.late_decide)
    const text = dialog.getByText(/^Farmers sow earlier/)
    await expect.element(text).toBeVisible()
    expect(text.element().textContent).toBe(typed)
    expect(linesOf(text.element())).toBe(2)
    expect(text.element().getBoundingClientRect().height).toBeGreaterThan(50)
    expect(linesOf(dialog.getByText(/^Who benefits/).element())).toBe(2)
    expect(factOf(en.late_before)).toBe('Farmers')
    expect(factOf(en.late_typed)).toContain(`${clock(late.typed_at)} ${en.late_before_end}`)
    expect(factOf(en.late_arrived)).toContain(`${clock(late.saved_at)} (6 minutes after the end)`)
  })

  test('shows in Arabic when nothing counts without it and nobody knows when it was typed', async () => {
    show({ ...late, before: '', typed_at: '2026-11-14T06:26:30Z' }, 'ar')
    await press(ar.late_decide)
    await expect.element(dialog.getByText(/^Farmers sow earlier/)).toBeVisible()
    expect(factOf(ar.late_before)).toBe(ar.no_answer)
    expect(factOf(ar.late_typed)).toContain(ar.late_after.replace('{{delay}}', ar.minutes_two))
  })

  test.each([
    ['2026-11-14T07:24:30Z', '(1 hour after the end)', 'ساعة واحدة'],
    ['2026-11-14T08:28:00Z', '(2 hours 3 minutes after the end)', 'ساعتان و3 دقائق'],
    ['2026-11-15T06:25:00Z', '(1 day after the end)', 'يوم واحد'],
    ['2026-11-25T17:25:00Z', '(11 days 11 hours after the end)', '11 يومًا و11 ساعة'],
  ])('saved at %s has its delay in hours or days', async (saved_at, inEnglish, inArabic) => {
    show({ ...late, saved_at })
    await press(en.late_decide)
    await expect.element(dialog.getByText(/^Farmers sow earlier/)).toBeVisible()
    expect(factOf(en.late_arrived)).toContain(inEnglish)
    cleanup()
    show({ ...late, saved_at }, 'ar')
    await press(ar.late_decide)
    await expect.element(dialog.getByText(/^Farmers sow earlier/)).toBeVisible()
    expect(factOf(ar.late_arrived)).toContain(ar.late_after.replace('{{delay}}', inArabic))
  })
})

describe('the decision on late answers', () => {
  test.each([
    ['accept', en.accept, en.accepted, en.late_decisions.accept],
    ['reject', en.reject, en.rejected, en.late_decisions.reject],
  ])(
    'to %s requires a reason, shows it afterwards, and can be undone with a reason',
    async (decision, name, done, shown) => {
      show()
      await press(en.late_decide)
      await dialog.getByRole('radio', { name }).click()
      await inDialog(en.late_decide).click()
      await expect.element(reason).toBeInvalid()
      expect(sent('POST')).toEqual([])
      await reason.fill('Power cut,\nseen by two trainers')
      await inDialog(en.late_decide).click()
      await expect.element(page.getByText(done, { exact: false })).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(page.getByRole('row').filter({ hasText: shown })).toBeVisible()

      await press(en.late_show)
      const why = dialog.getByText(/^Power cut/)
      await expect.element(why).toBeVisible()
      expect(linesOf(why.element())).toBe(2)
      await expect.element(dialog.getByText(/^Farmers sow earlier/)).toBeVisible()
      await reason.fill('The wrong trainee')
      await inDialog(en.late_undo).click()
      await expect.element(page.getByText(en.late_undone, { exact: false })).toBeVisible()
      await expect.element(page.getByText('1 late', { exact: true })).toBeVisible()
      const id = results[0].id
      expect(sent('POST')).toEqual([
        { id, decision, reason: 'Power cut,\nseen by two trainers' },
        { id, reason: 'The wrong trainee' },
      ])
    },
  )
})
