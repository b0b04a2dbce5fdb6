import { listDonors } from '@portal/contract/programmes/donors'
import {
  addListView,
  deleteListView,
  editListView,
  type ListView,
  listListViews,
} from '@portal/contract/workspace/list-views'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ListScreen } from '../../../../packages/host-app/src/blocks/list/ListScreen.tsx'
import en from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import { donors } from '../../../../stories/programmes/donor-records.ts'
import { idOf, pageIn } from '../../../../stories/support/fake-rows.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

let views: ListView[] = []

const view = (change: Partial<ListView> = {}): ListView => ({
  ...{ id: idOf(1), name: 'Nordic', query: 'search=Nordic&sort=-full_name', columns: '', is_default: false },
  ...change,
})

beforeEach(() => {
  views = []
  localStorage.removeItem('columns_/donors')
})

useFreshApi(() => {
  api.on(listDonors, input => pageIn(donors, input))
  api.on(listListViews, () => ({ data: views }))
  api.on(addListView, ({ list: _, ...fields }) => {
    const data = { ...fields, id: idOf(2) }
    views = [...views, data]
    return { data }
  })
  api.on(editListView, change => {
    const data = view(change)
    views = views.map(one => (one.id === change.id ? data : one))
    return { data }
  })
  api.on(deleteListView, ({ id }) => {
    views = views.filter(one => one.id !== id)
    return { data: { done: true as const } }
  })
})

const show = (search = '') => {
  history.replaceState(null, '', `${location.pathname}${search}`)
  render(
    <InPortal>
      <ListScreen
        columns={[
          { id: 'full_name', header: 'Name', sort: true, cell: row => row.full_name },
          { id: 'code', header: 'Code', cell: row => row.code },
          { id: 'country', header: 'Country', cell: row => row.country },
        ]}
        empty={{ title: 'None', text: 'None yet.' }}
        list={listDonors}
        search="Search"
        sort="code"
        title="Funds"
      />
      <ToastRegion />
    </InPortal>,
  )
}

const menu = page.getByRole('button', { name: en.views.title, exact: true })
const choose = async (name: string) => {
  await menu.click()
  await page.getByRole('menuitem', { name }).click()
}
const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
const name = page.getByRole('textbox', { name: /^Name/ })

test('saves the current search and sort order as a view by keyboard, and applies it again', async () => {
  show('?search=Nordic&sort=-full_name')
  await expect.element(page.getByText('Nordic Bureau', { exact: false })).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Nordic{Enter}')
  await expect.poll(() => views).toMatchObject([{ name: 'Nordic', query: 'search=Nordic&sort=-full_name' }])
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => location.search).toBe('?sort=-full_name')
  await choose('Nordic')
  await expect.poll(() => location.search).toBe('?sort=-full_name&search=Nordic')
})

test('applies the default view only when the list opens', async () => {
  views = [view({ is_default: true })]
  show()
  await expect.poll(() => location.search).toBe('?search=Nordic&sort=-full_name')
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => location.search).toBe('?sort=-full_name')
})

test('renames a view, makes it the default, deletes it, and restores it with Undo', async () => {
  views = [view()]
  show(`?${view().query}`)
  await choose(en.views.edit)
  await name.fill('North')
  await page.getByRole('checkbox', { name: en.views.is_default }).click()
  await page.getByRole('button', { name: en.save }).click()
  await expect.poll(() => views).toMatchObject([{ name: 'North', is_default: true }])
  await choose(en.views.edit)
  await page.getByRole('button', { name: en.delete }).click()
  await expect.poll(() => views).toEqual([])
  await page.getByRole('button', { name: en.undo }).click()
  await expect.poll(() => views).toMatchObject([{ name: 'North', is_default: true }])
})

test('saves the column layout in a view and restores it', async () => {
  localStorage.setItem('columns_/donors', 'order=code&widths=code-240')
  show()
  await choose(en.views.save)
  await name.fill('Codes')
  await page.getByRole('button', { name: en.save }).click()
  await expect.poll(() => views).toMatchObject([{ name: 'Codes', columns: 'order=code&widths=code-240' }])
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(headers).toEqual(['Name', 'Code', 'Country'])
  await choose('Codes')
  await expect.poll(headers).toEqual(['Code', 'Name', 'Country'])
  expect(localStorage.getItem('columns_/donors')).toBe('order=code&widths=code-240')
})

test('ignores URL parameters of a saved view that are not part of the list', async () => {
  views = [view({ query: 'open=x&act=delete&search=Nordic' })]
  show()
  await choose('Nordic')
  await expect.poll(() => location.search).toBe('?search=Nordic')
})
