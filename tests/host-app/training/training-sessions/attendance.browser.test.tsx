import type { AttendingTrainee } from '@portal/contract/training/attendance/attendance'
import { addTrainingSession } from '@portal/contract/training/attendance/training-sessions'
import { describe, expect, test } from 'vitest'
import { page, userEvent as user } from 'vitest/browser'
import { TrainingSessions as Sessions } from '../../../../packages/host-app/src/training/attendance/TrainingSessions.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import {
  answerSessions,
  marked,
  sessions,
  trainees,
  training,
} from '../../../../stories/training/training-sessions/session-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

const show = (query = '', language: 'en' | 'ar' = 'en', mayAdd = true) => {
  showScreen(<Sessions mayAdd={mayAdd} subActivityId={training.id} />, { query, language })
}

const marking = `session=${marked.id}`
const row = (name: string) => page.getByRole('group', { name, exact: true })
const radio = (name: string, mark: string) => row(name).getByRole('radio', { name: mark })

/** Sent marks as `person: mark`, in order. */
const marks = () =>
  sent('POST').flatMap(given =>
    Object(given).marks.map(({ user_id, mark }: { user_id: string; mark: string | null }) => {
      const person = trainees.find(({ id }) => id === user_id)
      return `${person?.full_name_en}: ${mark}`
    }),
  )

describe('marking attendance by keyboard', () => {
  test('marks and moves on with a letter, moves with arrows, and undoes one step with Ctrl+Z', async () => {
    signIn('sub_activities', 'sessions')
    answerSessions(api)
    show(marking)
    await expect.element(radio('Dima Khalil', 'Present')).toBeInTheDocument()
    const first = document.querySelector<HTMLInputElement>('[data-trainee] input[tabindex="0"]:checked')
    first?.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}p')
    await expect.element(radio('Dima Khalil', 'Present')).toBeChecked()
    await user.keyboard('a')
    await expect.element(radio('Hadi Mansour', 'Absent')).toBeChecked()
    expect(document.activeElement?.closest('fieldset')?.getAttribute('aria-label')).toBe('Lina Saad')
    await user.keyboard('{ArrowUp}e')
    await expect.element(radio('Hadi Mansour', 'Excused')).toBeChecked()
    await user.keyboard('{Control>}z{/Control}')
    await expect.element(radio('Hadi Mansour', 'Absent')).toBeChecked()
    await user.keyboard('{Control>}z{/Control}')
    await expect.element(radio('Hadi Mansour', 'Absent')).not.toBeChecked()
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    expect(marks().at(0)).toBe('Dima Khalil: present')
    expect(marks().at(-1)).toBe('Hadi Mansour: null')
  })

  test('uses the physical keys on an Arabic keyboard', async () => {
    signIn('sub_activities', 'sessions')
    answerSessions(api)
    show(marking, 'ar')
    await expect.element(radio('ديما خليل', 'حاضر')).toBeInTheDocument()
    const [input] = document.querySelectorAll<HTMLInputElement>(`[data-trainee="${trainees[2]?.id}"] input`)
    input?.focus()
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'م', code: 'KeyL', bubbles: true }))
    await expect.element(radio('ديما خليل', 'متأخر')).toBeChecked()
    // The next trainee by the Arabic alphabet.
    expect(document.activeElement?.closest('fieldset')?.getAttribute('aria-label')).toBe('لينا سعد')
  })

  test('skips one’s own row, which is read-only and excluded from marking the rest', async () => {
    signIn('sub_activities', 'sessions')
    const own = trainees[3]?.id
    answerSessions(
      api,
      sessions,
      trainees.map(row => (row.id === own ? { ...row, can: { mark: false } } : row)),
    )
    show(marking)
    await expect.element(radio('Dima Khalil', 'Present')).toBeInTheDocument()
    await expect.element(page.getByText('Somebody else marks your attendance.')).toBeVisible()
    expect(document.querySelectorAll(`[data-trainee="${own}"] input`)).toHaveLength(0)
    document.querySelector<HTMLInputElement>(`[data-trainee="${trainees[2]?.id}"] input`)?.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.closest('fieldset')?.getAttribute('aria-label')).toBe('Lina Saad')
    await page.getByRole('button', { name: 'Mark the rest present' }).click()
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    expect(marks().filter(mark => mark.startsWith('Hadi Mansour'))).toEqual([])
    expect(marks()).toContain('Yara Aziz: present')
  })

  test('treats letters in the search field as text', async () => {
    signIn('sub_activities', 'sessions')
    answerSessions(api)
    show(marking)
    await page.getByRole('searchbox').fill('lina')
    await expect.element(row('Lina Saad')).toBeVisible()
    await expect.element(row('Hadi Mansour')).not.toBeInTheDocument()
    expect(sent('POST')).toEqual([])
  })

  test('saves every mark for 200 trainees while somebody types fast', async () => {
    const many: AttendingTrainee[] = Array.from({ length: 200 }, (_, nth) => ({
      ...{ id: idOf(3000 + nth), mark: null, is_scanned: false, percent: { all: 0, so_far: null, least: 80 } },
      can: { mark: true },
      full_name_en: `Trainee ${String(nth).padStart(3, '0')}`,
      full_name_ar: `متدرب ${nth}`,
    }))
    signIn('sub_activities', 'sessions')
    answerSessions(api, sessions, many)
    show(marking)
    await expect.element(row('Trainee 000')).toBeVisible()
    document.querySelector<HTMLInputElement>('[data-trainee] input')?.focus()
    await user.keyboard('plae'.repeat(10))
    await expect.element(radio('Trainee 039', 'Excused')).toBeChecked()
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    const stored = new Map(
      sent('POST').flatMap(given =>
        Object(given).marks.map((one: { user_id: string; mark: string }) => [one.user_id, one.mark] as const),
      ),
    )
    expect(stored.size).toBe(40)
    expect(many.slice(0, 4).map(({ id }) => stored.get(id))).toEqual(['present', 'late', 'absent', 'excused'])
  })
})

describe('marking attendance on a phone', () => {
  test('marks all the rest present in one step, and undoes them in one step', async () => {
    await page.viewport(360, 740)
    signIn('sub_activities', 'sessions')
    answerSessions(api)
    show(marking)
    await page.getByRole('button', { name: 'Mark the rest present' }).click()
    await expect.element(radio('Yara Aziz', 'Present')).toBeChecked()
    await expect.element(radio('Basel Nasser', 'Late')).toBeChecked()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(radio('Yara Aziz', 'Present')).not.toBeChecked()
    await expect.element(radio('Amal Darwish', 'Present')).toBeChecked()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    const { height } = radio('Yara Aziz', 'Late').element().getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(32)
  })
})

describe('the sessions of a training', () => {
  test('are deleted only after a confirmation', async () => {
    signIn('sub_activities', 'sessions')
    answerSessions(api)
    show()
    const remove = async () => {
      await page.getByRole('button', { name: 'Actions for the session on 01-Jun-2026' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await remove()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toHaveAccessibleName('Delete the session on 01-Jun-2026?')
    await expect.element(question.getByText('6 attendance marks')).toBeVisible()
    await question.getByRole('button', { name: 'Keep' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent('DELETE')).toEqual([])
    await remove()
    await question.getByRole('button', { name: 'Delete permanently' }).click()
    await expect.poll(() => sent('DELETE')).toMatchObject([{ shown: 'six marks', version: 1 }])
    await expect.element(page.getByText('01-Jun-2026')).not.toBeInTheDocument()
  })

  test('are added with times in Western or Arabic-Indic digits, and reject an end before the start', async () => {
    signIn('sub_activities', 'sessions')
    answerSessions(api)
    api.on(addTrainingSession, () => ({ data: marked }))
    show('session_act=add')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('spinbutton', { name: /^day/ }).click()
    await user.keyboard('05062099')
    await drawer.getByRole('textbox', { name: /^Start/ }).fill('9:30')
    await drawer.getByRole('textbox', { name: /^End/ }).fill('٠٩٠٠')
    await drawer.getByRole('button', { name: 'Add session' }).click()
    await expect.element(drawer.getByText('The end has to be after the start')).toBeVisible()
    expect(sent('POST')).toEqual([])
    await drawer.getByRole('textbox', { name: /^End/ }).fill('١٣٠٠')
    await drawer.getByRole('button', { name: 'Add session' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(sent('POST')).toEqual([{ id: training.id, date: '2099-06-05', start: '09:30', end: '13:00' }])
  })

  test('cannot be added or changed by people who may only mark, or who take the training', async () => {
    signIn('sub_activities', 'sessions')
    answerSessions(
      api,
      sessions.map(one => ({ ...one, can: { edit: false, delete: false, mark: true } })),
    )
    show('', 'en', false)
    await expect.element(page.getByText('01-Jun-2026')).toBeVisible()
    expect(page.getByRole('button', { name: /Add session|Actions for/ }).elements()).toEqual([])
  })
})
