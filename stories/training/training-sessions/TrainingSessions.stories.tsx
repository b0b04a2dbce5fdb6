import { checkIn, markAttendance } from '@portal/contract/training/attendance/attendance'
import { importAttendance } from '@portal/contract/training/attendance/attendance-imports'
import { listTrainingSessions } from '@portal/contract/training/attendance/training-sessions'
import { expect, userEvent as user, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { OwnAttendance } from '../../../packages/host-app/src/training/attendance/OwnAttendance.tsx'
import { TrainingSessions as Sessions } from '../../../packages/host-app/src/training/attendance/TrainingSessions.tsx'
import CheckIn from '../../../packages/host-app/src/training/training-sessions/CheckIn.tsx'
import { never, pageOf, refuse } from '../../support/fake-api.ts'
import { idOf } from '../../support/fake-rows.ts'
import { fileAbout } from '../../support/file-about.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { answerSessions, coming, marked, trainees, training } from './session-records.ts'

const Tab = () => <Sessions mayAdd subActivityId={training.id} />
const Own = () => <OwnAttendance subActivityId={training.id} />
const Screen = screenOf(Tab, 'SubActivity', { id: training.id })
const OwnScreen = screenOf(Own, 'Training', { id: training.id })
const CheckInScreen = screenOf(CheckIn, 'CheckIn', { code: 'code' })

const meta = preview.meta({
  title: 'training/TrainingSessions',
  component: Screen,
  parameters: usage({
    what: 'Lists sessions and attendance. Mark by keyboard or touch, all at once, or with a code that trainees scan.',
    dos: ['Show each mark at once and save it immediately. Keep the save state in view.'],
    donts: ['Don’t delete a session without confirmation. Its attendance is deleted with it.'],
  }),
})

const unmarked = trainees.map(trainee => ({ ...trainee, mark: null, is_scanned: false }))

const unknownTrainee = [{ column: 'Email', code: 'trainee_unknown' }]

const stored = (query: Readonly<Record<string, string>> = {}) => on(api => answerSessions(api), { query })

export const List = meta.story({
  beforeEach: stored(),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('09:00–12:30', { selector: 'tr:first-child *' }))
  },
})

export const Marking = meta.story({
  beforeEach: stored({ session: marked.id }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(24)
  },
})

/** Counts the attendance that goes with a session. */
export const Deleting = meta.story({
  beforeEach: stored({ session: marked.id, session_act: 'delete' }),
  tags: ['visual'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await seen(() => dialog.getByText(/^(6 attendance marks|6 علامات حضور)$/))
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
})

/** Before a session opens, only excuses can be marked, and there is no check-in code. */
export const NotOpen = meta.story({
  beforeEach: on(api => answerSessions(api, [coming], unmarked), { query: { session: coming.id } }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText(/can be marked from 08-Jun-2026 08:30|أما العذر/))
    const [present] = canvas.getAllByRole('radio', { name: /^(Present|حاضر)$/ })
    await expect(present).toBeDisabled()
    const [excused = document.body] = canvas.getAllByRole('radio', { name: /^(Excused|معذور)$/ })
    excused.focus()
    await user.keyboard('p')
    await expect(present).not.toBeChecked()
    await user.click(excused)
    await expect(excused).toBeChecked()
    await expect(canvas.getByRole('button', { name: /QR|الاستجابة/ })).toBeDisabled()
  },
})

/** The user's own row is read-only. A rejected mark shows in its row beside the stored one. */
export const RefusedMarks = meta.story({
  // Uses its own session, because rejected marks persist on the page until corrected.
  beforeEach: on(
    api => {
      const [own, ...others] = trainees
      answerSessions(
        api,
        [{ ...marked, id: idOf(699) }],
        [...(own ? [{ ...own, can: { mark: false } }] : []), ...others],
      )
      api.on(markAttendance, refuse('own_subject'))
    },
    { query: { session: idOf(699) } },
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [present = document.body] = await canvas.findAllByRole('radio', { name: /^(Present|حاضر)$/ })
    await user.click(present)
    await seen(() => canvas.getByText(/^(Not saved: Present|لم يُحفظ: حاضر)/))
  },
})

/** Previews a file row by row before anything is saved. */
export const Importing = meta.story({
  beforeEach: on(
    api => {
      answerSessions(api)
      api.on(importAttendance, ({ is_applied }) => ({
        data: {
          rows: [
            { line: 2, label: 'huda@example.org', changes: 3, problems: [] },
            { line: 3, label: 'rami@example.org', changes: 2, problems: is_applied ? [] : unknownTrainee },
          ],
          about: fileAbout,
          is_applied,
        },
      }))
    },
    { query: { session_act: 'import' } },
  ),
  tags: ['visual'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    const file = new File(['Email,2026-06-01\n'], 'attendance.csv', { type: 'text/csv' })
    await user.upload(await dialog.findByLabelText(/Excel or CSV file|ملف/), file)
    await expect(await dialog.findByText(/Not a trainee of this training|ليس من متدربي/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^(Import 2 rows|استيراد صفين)$/ })).toBeDisabled()
    // The next Tab press moves into the step, not to the close button.
    await expect(document.activeElement).toContainElement(dialog.getByRole('list', { name: /^(Steps of|خطوات)/ }))
  },
})

export const Phone = meta.story({
  beforeEach: stored({ session: marked.id }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(24)
  },
})

export const Code = meta.story({
  beforeEach: stored({ session: marked.id }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /QR|الاستجابة/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await seen(() => dialog.getByRole('img'))
    // The QR code contains the page's address, whose port changes on every run. Hides it from the picture.
    dialog.getByRole('img').style.visibility = 'hidden'
  },
})

export const OwnList = meta.story({
  beforeEach: stored(),
  tags: ['visual'],
  render: () => <OwnScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})

export const CheckedIn = meta.story({
  beforeEach: stored(),
  tags: ['visual'],
  render: () => <CheckInScreen />,
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('Group 1'))
  },
})

export const CodeExpired = meta.story({
  beforeEach: on(api => api.on(checkIn, refuse('code_expired'))),
  render: () => <CheckInScreen />,
})

export const NoTrainees = meta.story({
  beforeEach: on(api => answerSessions(api, [marked], []), { query: { session: marked.id } }),
})

export const Empty = meta.story({ beforeEach: on(api => api.on(listTrainingSessions, () => pageOf())) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listTrainingSessions, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listTrainingSessions, refuse('unavailable'))) })
