import { listDelegations, readDelegationCalendar } from '@portal/contract/requests/delegations'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Delegations from '../../packages/host-app/src/requests/delegations/Delegations.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { active, answerDelegations, delegations } from './delegation-records.ts'

const Screen = screenOf(Delegations, 'Delegations')

const meta = preview.meta({
  title: 'requests/Delegations',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows who signs for whom on a day, and the delegations that a person gave or received.',
      dos: ['Revoke a delegation that has begun, so that the record shows who could sign when.'],
      donts: ['Don’t offer signing here. Requests that wait for an absent person are under Signatures.'],
    }),
  },
})

const query = { day: '2025-06-17' }

export const Full = meta.story({
  beforeEach: on(api => answerDelegations(api), { query }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).not.toHaveLength(0)
    const day = await canvas.findByRole('heading', { level: 3 })
    await waitFor(() => expect(day.parentElement?.querySelectorAll('li')).toHaveLength(2))
  },
})

const drawer = async () => within(await within(document.body).findByRole('dialog'))

export const Adding = meta.story({
  beforeEach: on(api => answerDelegations(api), { query: { ...query, add: 'yes' } }),
  tags: ['visual'],
  play: async () => {
    const form = await drawer()
    await expect(await form.findByRole('combobox')).toBeVisible()
  },
})

/** Once a delegation has begun, only its last day can change. */
export const EditingActive = meta.story({
  beforeEach: on(api => answerDelegations(api), { query: { ...query, open: active.id, act: 'edit' } }),
})

/** Delegations of other people and past ones are read-only. */
export const Opened = meta.story({
  beforeEach: on(api => answerDelegations(api), { query: { ...query, open: delegations[3]?.id ?? '' } }),
  tags: ['behaviour'],
  play: async () => {
    const record = await drawer()
    await expect(await record.findByRole('button', { name: /^(Show changes|عرض التغييرات)$/ })).toBeVisible()
    await expect(record.queryByRole('button', { name: /^(Edit|تعديل)$/ })).toBeNull()
  },
})

export const MayOnlyView = meta.story({
  beforeEach: on(
    api =>
      answerDelegations(
        api,
        delegations.map(row => ({ ...row, can: { edit: false, delete: false, revoke: false } })),
      ),
    { query, may: ['delegations', 'view_own'] },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row')
    await expect(canvas.queryByRole('button', { name: /^(Delegate|تفويض التوقيع)$/ })).toBeNull()
  },
})

export const Empty = meta.story({ beforeEach: on(api => answerDelegations(api, []), { query }) })

export const Loading = meta.story({
  beforeEach: on(
    api => {
      api.on(listDelegations, never)
      api.on(readDelegationCalendar, never)
    },
    { query },
  ),
})

export const Failing = meta.story({
  beforeEach: on(
    api => {
      api.on(listDelegations, refuse('unavailable'))
      api.on(readDelegationCalendar, refuse('unavailable'))
    },
    { query },
  ),
})
