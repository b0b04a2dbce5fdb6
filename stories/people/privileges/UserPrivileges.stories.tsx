import { readUserPrivileges } from '@portal/contract/people/privileges/user-privileges'
import { Page } from '@portal/ui/Page'
import { ToastRegion } from '@portal/ui/Toast'
import { expect, userEvent as user } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import { UserPrivileges } from '../../../packages/host-app/src/people/privileges/UserPrivileges.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerUserPrivileges, holding, matrixOf, omar } from './privilege-records.ts'

const Record = () => (
  <Page title={omar.full_name_en}>
    <UserPrivileges level={2} userId={omar.id} />
    <ToastRegion />
  </Page>
)
const Screen = screenOf(Record, 'Users')

const meta = preview.meta({
  title: 'people/UserPrivileges',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows what a person may do by area, what their profiles grant, what they can see, and who changed it.',
      dos: ['Disable privileges that can’t be granted, and give the reason below their area.'],
      donts: ['Don’t let a search change what is saved. It only hides checkboxes.'],
    }),
  },
})

export const Privileges = meta.story({ beforeEach: on(api => answerUserPrivileges(api)), tags: ['visual'] })

export const Searching = meta.story({
  beforeEach: on(api => answerUserPrivileges(api)),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('searchbox'), 'budget_hold')
  },
})

export const WhatTheySee = meta.story({
  beforeEach: on(api => answerUserPrivileges(api), { query: { part: 'preview' } }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('61')).toBeVisible()
    // Once in the menu, where a group's pages share one text, and once above the number of records.
    await expect(canvas.getAllByText(/Donors|الجهات المانحة/)).toHaveLength(2)
    await expect(canvas.queryByText(/Complaints|الشكاوى/)).toBeNull()
  },
})

export const Changes = meta.story({
  beforeEach: on(api => answerUserPrivileges(api), { query: { part: 'changes' } }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Rana Haddad|رنا حداد/)).toHaveLength(3)
    await expect(canvas.getByText(/^(Removed: Donors: Delete|أُزيل: الجهات المانحة: حذف)$/)).toBeVisible()
  },
})

/** Privileges of a person who passes every check. The viewer can't change anything. */
export const MayOnlyView = meta.story({
  beforeEach: on(api => answerUserPrivileges(api, matrixOf(holding, { passes_all: true, can: { edit: false } })), {
    may: ['users', 'view'],
  }),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readUserPrivileges, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readUserPrivileges, refuse('unavailable'))) })
