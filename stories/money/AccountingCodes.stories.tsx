import { listAccountingCodes } from '@portal/contract/money/expenses/accounting-codes'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import AccountingCodes from '../../packages/host-app/src/money/accounting-codes/AccountingCodes.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { accounts, answerAccounts } from './account-records.ts'

const Screen = screenOf(AccountingCodes, 'AccountingCodes')

const meta = preview.meta({
  title: 'money/AccountingCodes',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the ledger accounts that budget lines refer to, in both languages.',
      dos: ['Close an account that is no longer used. Budget lines that refer to it keep it.'],
      donts: ['Don’t delete an account.'],
    }),
  },
})

const open = accounts[3]?.id ?? ''

export const List = meta.story({ beforeEach: on(api => answerAccounts(api)), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(api => answerAccounts(api, [])) })

export const NoMatch = meta.story({ beforeEach: on(api => answerAccounts(api), { query: { search: 'zeppelin' } }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listAccountingCodes, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listAccountingCodes, refuse('unavailable'))) })

export const Opened = meta.story({
  beforeEach: on(api => answerAccounts(api), { query: { open } }),
  tags: ['visual'],
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const Closing = meta.story({
  beforeEach: on(api => answerAccounts(api)),
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row')
    if (!first) throw new Error('no row')
    within(first).getByRole('button').focus()
    await user.keyboard('{Enter}')
    await within(document.body).findByRole('menu')
  },
})

export const Adding = meta.story({ beforeEach: on(api => answerAccounts(api), { query: { add: 'yes' } }) })
