import type { AccountType } from '@portal/contract/core/rights/accounts'
import { isOptional, type NoticeSettings, noticeKinds, readNoticeSettings } from '@portal/contract/messages/notices'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import texts from '../../../../packages/host-app/src/locales/en/messages/notices.json'
import { Notices } from '../../../../packages/host-app/src/people/own-account/Notices.tsx'
import { signIn, signInAs } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const settings: NoticeSettings = { off: [], digest: 'none' }

useFreshApi(() => api.on(readNoticeSettings, () => ({ data: settings })))

const names = texts.preferences.kind_names

const open = async (type: AccountType) => {
  signInAs(type)
  render(
    <InPortal>
      <Notices />
    </InPortal>,
  )
  await expect.element(page.getByRole('switch', { name: names.complaint_replied })).toBeVisible()
}
const isOffered = (kind: keyof typeof names) =>
  page.getByRole('switch', { name: names[kind], exact: true }).query() !== null

test('offers each optional kind of notice to someone who can get every kind', async () => {
  await open('project_director')
  expect(noticeKinds.filter(isOffered)).toEqual(noticeKinds.filter(isOptional))
})

test('does not offer trainees notices for staff', async () => {
  await open('user')
  expect(noticeKinds.filter(isOffered).filter(kind => /^(assigned|request|import)_/.test(kind))).toEqual([])
  expect(isOffered('session_moved')).toBe(true)
})

test('does not offer staff notices for trainees', async () => {
  signIn('purchase_requests', 'view_own')
  render(
    <InPortal>
      <Notices />
    </InPortal>,
  )
  await expect.element(page.getByRole('switch', { name: names.request_to_sign })).toBeVisible()
  expect(noticeKinds.filter(isOffered).filter(kind => /^(enrollment|import)_/.test(kind))).toEqual([])
})
