import { listComplaints } from '@portal/contract/complaints/complaints'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ListScreen } from '../../../../packages/host-app/src/blocks/list/ListScreen.tsx'
import { complaintOf } from '../../../../stories/complaints/complaint-records.ts'
import { fakeComplaints } from '../../../../stories/complaints/fake-complaints.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { query } from '../../support/show-screen.tsx'

const many = (count: number) => Array.from({ length: count }, (_, at) => complaintOf(at + 1))

const filters = [
  {
    id: 'status',
    label: 'State',
    options: [
      { value: 'new', label: 'Fresh' },
      { value: 'closed', label: 'Over' },
    ],
  },
]

const start = location.pathname + location.search
let uninstall = () => undefined as unknown

const show = (server: ReturnType<typeof fakeComplaints>, query = '', language: 'en' | 'ar' = 'en') => {
  uninstall = server.install()
  history.replaceState(null, '', `${location.pathname}?${query}`)
  return render(
    <InPortal language={language}>
      <ListScreen
        columns={[
          { id: 'body', header: 'Text', cell: row => row.body },
          { id: 'filed_at', header: 'Filed', sort: true, cell: row => row.filed_at },
        ]}
        empty={{ title: 'None yet', text: 'They come by the button.' }}
        filters={filters}
        list={listComplaints}
        record={(id, close) => (
          <div role="dialog">
            {`open ${id}`}{' '}
            <button onClick={close} type="button">
              Shut
            </button>
          </div>
        )}
        search="Find"
        sort="-filed_at"
        title="Things"
      />
    </InPortal>,
  )
}

const rows = () => page.getByRole('row').elements().length - 1

beforeEach(() => page.viewport(1200, 800))
afterEach(() => {
  cleanup()
  uninstall()
  history.replaceState(null, '', start)
})

describe('a list of records', () => {
  test('says "1,000+" when the server stopped counting', async () => {
    show(fakeComplaints({ rows: many(1001) }))
    await expect.element(page.getByRole('status')).toMatchTextContent(/1,000\+.? results/)
  })

  test('searches once typing has settled, writes the search to the URL, and follows URL changes', async () => {
    const server = fakeComplaints({ rows: [complaintOf(1, { body: 'A ramp' }), complaintOf(2, { body: 'A bus' })] })
    show(server)
    await expect.poll(rows).toBe(2)
    await page.getByRole('searchbox').fill('ramp')
    expect(query()).toEqual({})
    await expect.poll(rows).toBe(1)
    expect(query()).toEqual({ search: 'ramp' })
    expect(server.calls.filter(({ given }) => 'search' in given).map(({ given }) => given)).toEqual([
      { search: 'ramp', sort: '-filed_at' },
    ])
    history.pushState(null, '', `${location.pathname}?search=bus`)
    await expect.element(page.getByRole('searchbox')).toHaveValue('bus')
    await expect.element(page.getByText('A bus')).toBeVisible()
  })

  test('filters and sorts by the URL, and ignores values that the endpoint would reject', async () => {
    const server = fakeComplaints({ rows: [complaintOf(1), complaintOf(2, { status: 'closed' })] })
    show(server, 'status=closed&sort=body;drop&cursor=zz')
    await expect.poll(rows).toBe(1)
    expect(server.calls.find(({ path }) => path === '/complaints')).toEqual({
      method: 'GET',
      path: '/complaints',
      given: { status: 'closed', sort: '-filed_at' },
    })
    await page.getByRole('button', { name: 'Remove filter State' }).click()
    await expect.element(page.getByRole('button', { name: 'State' })).toHaveFocus()
    await expect.poll(rows).toBe(2)
    await page.getByRole('button', { name: 'Filed' }).click()
    await expect.poll(() => query().sort).toBe('filed_at')
    await expect.element(page.getByRole('columnheader', { name: 'Filed' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Filed' }).click()
    // The default order is not written to the URL.
    await expect.poll(() => query().sort).toBeUndefined()
    await page.getByRole('button', { name: 'State' }).click()
    await page.getByRole('menuitem', { name: 'Fresh' }).click()
    await expect.poll(() => query().status).toBe('new')
  })

  test('distinguishes an empty list from no matches, and clears search and filters with Show all', async () => {
    show(fakeComplaints())
    await expect.element(page.getByRole('heading', { name: 'None yet' })).toBeVisible()
    cleanup()
    show(fakeComplaints({ rows: many(2) }), 'search=nowhere&status=new')
    await expect.element(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(rows).toBe(2)
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    expect(query()).toEqual({})
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('shows what failed and recovers with Try again', async () => {
    const server = fakeComplaints({ rows: many(3), fails: 'unavailable' })
    show(server)
    await expect.element(page.getByRole('alert')).toMatchTextContent('No connection to the server')
    server.fail(null)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(rows).toBe(3)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('offers no retry when the privilege is missing', async () => {
    show(fakeComplaints({ fails: 'privilege_missing' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent('Unsufficient Privileges')
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('opens a record under its own URL, and closes it with its button or the back button', async () => {
    const [first] = many(1)
    show(fakeComplaints({ rows: many(2) }), 'status=new')
    await page.getByRole('link', { name: first?.body ?? '' }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(`open ${first?.id}`)
    expect(query()).toEqual({ status: 'new', open: first?.id })
    await page.getByRole('button', { name: 'Shut' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(query()).toEqual({ status: 'new' })
    history.back()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    history.back()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
