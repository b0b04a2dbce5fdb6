import { listProfiles } from '@portal/contract/people/privileges/privilege-profiles'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Profiles from '../../../packages/host-app/src/people/privileges/Profiles.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerProfiles, profiles } from './privilege-records.ts'

const Screen = screenOf(Profiles, 'Profiles')

const meta = preview.meta({
  title: 'people/Profiles',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists named sets of privileges. A profile opens over the list with its privileges, people, and changes.',
      dos: ['Give or remove a profile one person at a time, and make each step undoable.'],
      donts: ['Don’t let anyone give a profile with more privileges than they hold themselves.'],
    }),
  },
})

const [finance] = profiles
const open = finance.id
const drawer = async () => within(await within(document.body).findByRole('dialog'))

export const List = meta.story({ beforeEach: on(api => answerProfiles(api)), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(api => answerProfiles(api, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listProfiles, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listProfiles, refuse('unavailable'))) })

export const Opened = meta.story({ beforeEach: on(api => answerProfiles(api), { query: { open } }), tags: ['visual'] })

export const Giving = meta.story({
  beforeEach: on(api => answerProfiles(api), { query: { open, tab: 'people' } }),
  tags: ['visual'],
  play: async () => {
    const record = await drawer()
    await user.type(await record.findByRole('searchbox'), 'lina')
    ;(await record.findByRole('button', { name: /Give to Lina|لينا/ })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(record.getAllByText('lina.sabbagh@example.org')).toHaveLength(2))
    // The pressed button is unmounted. Focus is on the record, not on a button that a second press would activate.
    await expect(document.activeElement).toHaveAttribute('role', 'dialog')
  },
})

export const Editing = meta.story({
  beforeEach: on(api => answerProfiles(api), { query: { open, act: 'edit' } }),
  tags: ['visual'],
  play: async () => {
    const record = await drawer()
    await expect(await record.findAllByRole('checkbox', { checked: true })).toHaveLength(4)
  },
})
