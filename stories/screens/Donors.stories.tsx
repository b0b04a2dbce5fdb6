import { deleteDonor, listDonors, readDonorDeletionImpact } from '@portal/contract/donors'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Donors from '../../packages/host-app/src/screens/donors/Donors.tsx'
import { seen } from '../seen.ts'
import { answerDonors, donorImpact, donors, namesOf } from './donor-records.ts'
import { never, refuse } from './support/fake-api.ts'
import { on } from './support/on.ts'
import { screenOf } from './support/screen-of.tsx'

const Screen = screenOf(Donors, 'Donors')

const meta = preview.meta({
  title: 'screens/Donors',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Who funds projects. A row opens over the list; what can be done with it is read from its `can`.',
      dos: ['A deletion lists exactly what goes with it, and asks for the code to be typed.'],
      donts: ['No button for what the server would refuse.'],
    }),
  },
})

const [fund] = donors
const open = fund?.id ?? ''

export const List = meta.story({
  beforeEach: on(api => answerDonors(api)),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link')).map(link => link.textContent)).toContain(fund?.full_name)
  },
})

export const Empty = meta.story({ beforeEach: on(api => answerDonors(api, [])) })

export const NoMatch = meta.story({ beforeEach: on(api => answerDonors(api), { query: { search: 'zeppelin' } }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listDonors, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listDonors, refuse('unavailable'))) })

export const Opened = meta.story({ beforeEach: on(api => answerDonors(api), { query: { open } }), tags: ['visual'] })

export const MayOnlyView = meta.story({
  beforeEach: on(
    api =>
      answerDonors(
        api,
        donors.map(row => ({ ...row, can: { edit: false, delete: false } })),
      ),
    { query: { open }, may: ['donors', 'view'] },
  ),
})

export const Adding = meta.story({ beforeEach: on(api => answerDonors(api), { query: { add: 'yes' } }) })

export const Editing = meta.story({ beforeEach: on(api => answerDonors(api), { query: { open, act: 'edit' } }) })

export const Deleting = meta.story({
  beforeEach: on(api => answerDonors(api), { query: { open, act: 'delete' } }),
  tags: ['visual'],
  play: async () => {
    const asked = within(await within(document.body).findByRole('alertdialog'))
    await expect(await asked.findByText(/^(3 projects|3 مشاريع)$/)).toBeVisible()
    await expect(asked.getByText('EMH-02 Safe drinking water in rural Idlib')).toBeVisible()
    const code = asked.getByRole('textbox')
    await user.type(code, 'XYZ{Enter}')
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
    await expect(code).toHaveFocus()
  },
})

/** Documents have committed money of its budget lines: no code is requested. */
export const BlockedDeletion = meta.story({
  beforeEach: on(
    api => {
      answerDonors(api)
      const blockers = { count: 3, names: namesOf('EMH-02', 'PR-2026-014', 'PR-2026-021', 'ER-2026-003') }
      api.on(readDonorDeletionImpact, () => ({ data: { ...donorImpact, blockers } }))
    },
    { query: { open, act: 'delete' } },
  ),
  tags: ['visual'],
  play: async () => {
    const asked = within(await within(document.body).findByRole('alertdialog'))
    await seen(() => asked.getByText(/PR-2026-021/))
    const [first] = asked.getAllByRole('listitem')
    await expect(first).toHaveTextContent('EMH-02 · PR-2026-014')
    await expect(asked.queryByRole('textbox')).toBeNull()
  },
})

/** What goes changed while the code was typed: nothing was deleted, and the code is requested again. */
export const DeletingWhatChanged = meta.story({
  beforeEach: on(
    api => {
      answerDonors(api)
      api.on(deleteDonor, refuse('changed_meanwhile'))
    },
    { query: { open, act: 'delete' } },
  ),
  tags: ['visual'],
  play: async () => {
    const asked = within(await within(document.body).findByRole('alertdialog'))
    await user.type(await asked.findByRole('textbox'), 'EMH{Enter}')
    await waitFor(() => expect(asked.getByRole('textbox')).toHaveValue(''))
    await expect(asked.getByText(/The list has changed|تغيّرت القائمة/)).toBeVisible()
  },
})
