import { donorDeletion, listDonors } from '@portal/contract/programmes/donors'
import { listRemovedDonors, restoreDonor } from '@portal/contract/workspace/removals'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Donors from '../../packages/host-app/src/programmes/donors/Donors.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { pageIn } from '../support/fake-rows.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'
import { answerDonors, donorImpact, donors, namesOf, removedDonor } from './donor-records.ts'

const Screen = screenOf(Donors, 'Donors')

const meta = preview.meta({
  title: 'programmes/Donors',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists who funds projects. A row opens over the list, and its `can` defines the allowed actions.',
      dos: ['List exactly what a deletion removes, and ask the person to type the code.'],
      donts: ['Don’t show a button for an action that the server would reject.'],
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
    await expect(asked.getByText('€322,882.00')).toBeVisible()
    const [reason, code] = asked.getAllByRole('textbox')
    if (!reason || !code) throw new Error('the reason and the code are asked for')
    await user.type(code, 'XYZ{Enter}')
    await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'))
    await user.type(reason, 'Entered twice')
    await user.type(code, '{Enter}')
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
    await expect(code).toHaveFocus()
  },
})

/** Documents have committed money from the donor's budget lines. Doesn't ask for the code. */
export const BlockedDeletion = meta.story({
  beforeEach: on(
    api => {
      answerDonors(api)
      const blockers = { count: 3, names: namesOf('EMH-02', 'PR-2026-014', 'PR-2026-021', 'ER-2026-003') }
      api.on(donorDeletion.impact, () => ({ data: { ...donorImpact, blockers } }))
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

/** Lists the closed months whose figures the deletion would affect, and doesn't ask for the code. */
export const ClosedMonths = meta.story({
  beforeEach: on(
    api => {
      answerDonors(api)
      const closed_months = [
        { month: '2026-05', of: 'EMH-01' },
        { month: '2026-06', of: 'EMH-02' },
      ]
      api.on(donorDeletion.impact, () => ({ data: { ...donorImpact, closed_months } }))
    },
    { query: { open, act: 'delete' } },
  ),
  tags: ['visual'],
  play: async () => {
    const asked = within(await within(document.body).findByRole('alertdialog'))
    await seen(() => asked.getByText(/EMH-01/))
    const [first] = asked.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/EMH-01 · .*2026/)
    await expect(asked.queryByRole('textbox')).toBeNull()
  },
})

const withRemoved = on(
  api => {
    answerDonors(api)
    let changes = [removedDonor]
    api.on(listRemovedDonors, input => pageIn(changes, input))
    api.on(restoreDonor, () => {
      const missing = [{ kind: 'project_users' as const, count: 3 }]
      const { removal } = removedDonor
      if (removal) {
        const closed = { ...removal, can_restore: false }
        const restored = { action: 'restore', reason: null, removal: { ...closed, missing } }
        changes = [
          { ...removedDonor, ...restored, id: '9' },
          { ...removedDonor, removal: closed },
        ]
      }
      return { data: { done: true as const, missing } }
    })
  },
  { query: { removed: 'donors' } },
)

/** Deletions that removed money remain listed with amounts and reason, and can be restored. */
export const Removed = meta.story({
  beforeEach: withRemoved,
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await seen(() => drawer.getByText('RIV River Fund'))
    await expect(drawer.getByText('€5,090.06')).toBeVisible()
    await expect(drawer.getByRole('button', { name: /^(Restore|استعادة)$/ })).toBeVisible()
  },
})

export const Restoring = meta.story({
  beforeEach: withRemoved,
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await user.click(await drawer.findByRole('button', { name: /^(Restore|استعادة)$/ }))
    await waitFor(() => expect(drawer.queryByRole('button', { name: /^(Restore|استعادة)$/ })).toBeNull())
    // Says what couldn't be restored, because the accounts were deleted.
    await expect(drawer.getByText(/: 3 [^\d]+\.$/)).toBeVisible()
    await expect(drawer.getAllByText('€5,090.06')[0]).toBeVisible()
  },
})

/** The impact changed while the code was being typed. Nothing is deleted, and the dialog asks for the code again. */
export const DeletingWhatChanged = meta.story({
  beforeEach: on(
    api => {
      answerDonors(api)
      api.on(donorDeletion.remove, refuse('changed_meanwhile'))
    },
    { query: { open, act: 'delete' } },
  ),
  tags: ['visual'],
  play: async () => {
    const asked = within(await within(document.body).findByRole('alertdialog'))
    const [reason, code] = await asked.findAllByRole('textbox')
    if (!reason || !code) throw new Error('the reason and the code are asked for')
    await user.type(reason, 'Entered twice')
    await user.type(code, 'EMH{Enter}')
    await waitFor(() => expect(asked.getByRole('textbox', { name: /^(Code|الرمز)/ })).toHaveValue(''))
    await expect(asked.getByText(/The list has changed|تغيّرت القائمة/)).toBeVisible()
  },
})
