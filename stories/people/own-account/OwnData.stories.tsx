import { readDeletionRequest, requestDeletion } from '@portal/contract/people/own-account/own-account'
import { expect, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Account from '../../../packages/host-app/src/people/own-account/Account.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerDeletion } from './own-account-records.ts'

const Screen = screenOf(Account, 'StaffAccount')

const meta = preview.meta({
  title: 'people/OwnData',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The account tab where people download all their own data and request the deletion of their account.',
      dos: ['Show since when a request has been open, and let the person withdraw it.'],
      donts: ['Don’t ask for confirmation. The request alone deletes nothing.'],
    }),
  },
})

const query = { tab: 'data' }

export const Playground = meta.story({ beforeEach: on(answerDeletion, { query }) })

export const Requested = meta.story({
  beforeEach: on(api => answerDeletion(api, '2026-11-20T08:15:00.000Z'), { query }),
  tags: ['visual'],
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readDeletionRequest, never), { query }) })

export const Failing = meta.story({
  beforeEach: on(api => api.on(readDeletionRequest, refuse('unavailable')), { query }),
})

export const NotStored = meta.story({
  beforeEach: on(
    api => {
      answerDeletion(api)
      api.on(requestDeletion, refuse('unavailable'))
    },
    { query },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Request deletion|طلب الحذف)$/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

/** Keyboard only: requests deletion, then withdraws the request with the same button. */
export const Keyboard = meta.story({
  beforeEach: on(answerDeletion, { query }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const request = await canvas.findByRole('button', { name: /^(Request deletion|طلب الحذف)$/ })
    request.focus()
    await user.keyboard('{Enter}')
    const withdraw = await canvas.findByRole('button', { name: /^(Withdraw request|سحب الطلب)$/ })
    await waitFor(() => expect(withdraw).toHaveFocus())
    await expect(canvas.getByText(/Deletion requested|طُلب الحذف/)).toBeVisible()
    await user.keyboard('{Enter}')
    await canvas.findByRole('button', { name: /^(Request deletion|طلب الحذف)$/ })
    await expect(canvas.queryByText(/Deletion requested|طُلب الحذف/)).toBeNull()
  },
})

export const Arabic = Keyboard.extend({ globals: { locale: 'ar' }, tags: ['!behaviour', 'arabic'] })
