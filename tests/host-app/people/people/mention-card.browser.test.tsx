import { readPerson } from '@portal/contract/core/records/people'
import { type Comment, mentionOf } from '@portal/contract/messages/comments'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/messages/comments.json'
import { CommentText } from '../../../../packages/host-app/src/messages/comments/CommentText.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const rasha = { id: idOf(921), full_name_en: 'Rasha Omari', full_name_ar: 'رشا عمري' }
const comment: Comment = {
  ...{ id: idOf(1), by: rasha, at: '2025-06-01T09:30:00.000Z', mentions: [rasha], version: 1 },
  text: `${mentionOf(rasha.id)} and ${mentionOf(idOf(922))}, please look.`,
  ...{ edited_at: null, is_deleted: false, can: { edit: false, delete: false } },
}

test('shows a card for a mentioned person, and none for an unknown one', async () => {
  signIn('files', 'view_own')
  api.on(readPerson, () => ({ data: { ...rasha, type: 'project_officer' as const, email: 'rasha@example.test' } }))
  render(
    <InPortal>
      <CommentText comment={comment} />
    </InPortal>,
  )
  await expect
    .element(page.getByText('please look.', { exact: false }))
    .toMatchTextContent(`@Rasha Omari and @${en.somebody}, please look.`)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '@Rasha Omari' })).toHaveFocus()
  await expect.element(page.getByRole('tooltip').getByText('rasha@example.test')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
})
