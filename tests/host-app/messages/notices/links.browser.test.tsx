import { type ListedNotice, listNotices } from '@portal/contract/messages/notices'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NoticeList } from '../../../../packages/host-app/src/messages/notices/NoticeList.tsx'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const notice = (
  number: number,
  target: ListedNotice['target'],
  details: ListedNotice['details'] = {},
): ListedNotice => ({
  ...{ id: idOf(number), number, kind: 'comment_mention', target, at: '2026-11-21T09:15:00.000Z', read_at: null },
  opens: true,
  details: { name: `Record ${number}`, by_en: 'Rima', by_ar: 'ريما', ...details },
})

const notices = [
  notice(1, { kind: 'projects', id: idOf(9) }, { comment: idOf(5) }),
  notice(2, { kind: 'trainings', id: idOf(8) }),
]

const hrefsOf = async (rows: readonly ListedNotice[] = notices) => {
  api.on(listNotices, () => pageOf(...rows))
  render(
    <InPortal>
      <NoticeList last={2} unread={2} />
    </InPortal>,
  )
  await expect.element(page.getByText(/Record 2/)).toBeVisible()
  return page
    .getByRole('list')
    .getByRole('link')
    .elements()
    .map(link => link.getAttribute('href'))
}

test('links a notice to its record and its comment', async () => {
  signIn('projects', 'view')
  expect(await hrefsOf()).toEqual([`/staff/project/${idOf(9)}?tab=comments&comment=${idOf(5)}`])
})

test('shows a notice as text if its page would be refused, such as after a privilege was taken away', async () => {
  signIn('donors', 'view')
  expect(await hrefsOf()).toEqual([])
  await expect.element(page.getByText(/Record 1/)).toBeVisible()
})

test('shows a notice as text if the person can’t open its record, such as after they left the team', async () => {
  signIn('projects', 'view')
  expect(await hrefsOf(notices.map(one => ({ ...one, opens: false })))).toEqual([])
})

test('links staff who take a training to it', async () => {
  signIn('trainees', 'trainee_pages')
  expect(await hrefsOf()).toEqual([`/staff/trainings/${idOf(8)}`])
})
