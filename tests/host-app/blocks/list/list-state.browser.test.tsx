import { listUsers } from '@portal/contract/people/users/users'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useListState } from '../../../../packages/host-app/src/blocks/list/use-list-state.ts'
import { showScreen } from '../../support/show-screen.tsx'

const start = location.pathname + location.search

afterEach(() => {
  cleanup()
  history.replaceState(null, '', start)
})

const List = ({ isInTab }: { isInTab: boolean }) => {
  const { close } = useListState(listUsers, [], 'full_name_en', { isInTab })
  return (
    <button onClick={close} type="button">
      Close
    </button>
  )
}

test.each([
  ['the URL loses the record’s tab', false, '?search=rana'],
  ['the URL keeps the tab of the page around the list', true, '?search=rana&tab=people'],
])('when a record closes, %s', async (_, isInTab, left) => {
  showScreen(<List isInTab={isInTab} />, { query: 'search=rana&open=one&tab=people' })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => location.search).toBe(left)
})
