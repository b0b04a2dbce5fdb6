import { readComplaint } from '@portal/contract/complaints/complaints'
import type { Fact } from '@portal/ui/DescriptionList'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useRead } from '../../../packages/host-app/src/blocks/api/use-read.ts'
import { RecordScreen } from '../../../packages/host-app/src/blocks/record/RecordScreen.tsx'
import blocks from '../../../packages/host-app/src/locales/en/blocks/blocks.json'
import { complaintOf } from '../../../stories/complaints/complaint-records.ts'
import { fakeComplaints } from '../../../stories/complaints/fake-complaints.ts'
import { InPortal } from '../support/in-portal.tsx'

const row = complaintOf(7)
const start = location.pathname + location.search

const usual: readonly Fact[] = [{ label: 'Colour', value: 'Green' }]

interface ThingProps {
  onClose?: () => void
  facts?: readonly Fact[]
}

const Thing = ({ onClose, facts = usual }: ThingProps) => (
  <RecordScreen
    read={useRead(readComplaint, { id: row.id })}
    show={({ body, status }) => ({
      title: body,
      status,
      facts,
      tabs: [
        { id: 'parts', label: 'Sections', content: 'All parts' },
        { id: 'costs', label: 'Costs', content: 'All costs' },
      ],
      history: [{ id: '1', title: 'Made' }],
    })}
    title="Thing"
    {...(onClose && { onClose })}
  />
)

let uninstall = () => undefined as unknown
const show = (server: ReturnType<typeof fakeComplaints>, onClose?: () => void, facts = usual) => {
  uninstall = server.install()
  render(
    <InPortal>
      <Thing facts={facts} {...(onClose && { onClose })} />
    </InPortal>,
  )
}

afterEach(() => {
  cleanup()
  uninstall()
  history.replaceState(null, '', start)
})

describe('a record', () => {
  test('shows its title, facts, history, and first tab, and writes other tabs to the URL', async () => {
    await page.viewport(1280, 800)
    show(fakeComplaints({ rows: [row] }))
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(row.body)
    await expect.element(page.getByText('Green')).toBeVisible()
    await expect.element(page.getByText('All parts')).toBeVisible()
    await page.getByRole('tab', { name: 'Costs' }).click()
    await expect.element(page.getByText('All costs')).toBeVisible()
    expect(new URLSearchParams(location.search).get('tab')).toBe('costs')
    await page.getByRole('tab', { name: 'Sections' }).click()
    await expect.poll(() => new URLSearchParams(location.search).get('tab')).toBeNull()
  })

  test('drops the list’s parameters when the tab changes, and restores them with the back button', async () => {
    await page.viewport(1280, 800)
    const asked = 'tab=costs&search=fuel&sort=-date&month=2026-03&open=4'
    history.replaceState(null, '', `${location.pathname}?${asked}`)
    show(fakeComplaints({ rows: [row] }))
    await expect.element(page.getByText('All costs')).toBeVisible()
    await page.getByRole('tab', { name: 'Sections' }).click()
    await expect.element(page.getByText('All parts')).toBeVisible()
    await expect.poll(() => location.search).toBe('')
    history.back()
    await expect.element(page.getByText('All costs')).toBeVisible()
    expect(location.search).toBe(`?${asked}`)
    await page.getByRole('tab', { name: 'Sections' }).click()
    await page.getByRole('tab', { name: 'Costs' }).click()
    await expect.poll(() => location.search).toBe('?tab=costs')
  })

  test('keeps the parameters of the list behind a drawer when the tab changes', async () => {
    history.replaceState(null, '', `${location.pathname}?search=fuel&open=4`)
    show(fakeComplaints({ rows: [row] }), () => undefined)
    await page.getByRole('tab', { name: 'Costs' }).click()
    await expect.element(page.getByText('All costs')).toBeVisible()
    expect(location.search).toBe('?search=fuel&open=4&tab=costs')
  })

  test('shows the history at the side on a wide viewport and below on a narrow one', async () => {
    await page.viewport(1280, 800)
    show(fakeComplaints({ rows: [row] }))
    const fact = page.getByText('Green')
    const history = page.getByRole('list', { name: 'History' })
    await expect.element(history).toBeVisible()
    const top = (one: typeof fact) => one.element().getBoundingClientRect().top
    expect(top(history)).toBeLessThan(top(fact) + 60)
    await page.viewport(360, 740)
    await expect.poll(() => top(history) > top(page.getByRole('tabpanel'))).toBe(true)
  })

  test('collapses lesser facts on a phone so that tabs fit the first screen, and expands them by keyboard', async () => {
    const words = ['Red', 'Green', 'Blue', 'White', 'Black', 'Grey', 'Brown', 'Pink', 'Gold', 'Teal']
    const facts = words.map(value => ({ label: `Is ${value}`, value }))
    await page.viewport(1280, 800)
    show(fakeComplaints({ rows: [row] }), undefined, facts)
    await expect.element(page.getByText('Teal', { exact: true })).toBeVisible()
    expect(page.getByText(blocks.more_facts).query()).toBeNull()
    await page.viewport(360, 740)
    const more = page.getByText(blocks.more_facts)
    await expect.element(more).toBeVisible()
    await expect.element(page.getByText('White', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Black', { exact: true })).not.toBeVisible()
    expect(page.getByRole('tablist').element().getBoundingClientRect().bottom).toBeLessThan(740)
    more.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Teal', { exact: true })).toBeVisible()
    await expect.element(more).toHaveFocus()
  })

  test('has a name and a Close button in a drawer', async () => {
    const closings: string[] = []
    show(fakeComplaints({ rows: [row] }), () => closings.push('closed'))
    await expect.element(page.getByRole('dialog', { name: row.body })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(closings).toEqual(['closed'])
  })

  test('says that it no longer exists, and offers a retry only after other errors', async () => {
    const server = fakeComplaints()
    show(server)
    await expect.element(page.getByRole('alert')).toMatchTextContent('This no longer exists')
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    cleanup()
    const other = fakeComplaints({ rows: [row], fails: 'internal' })
    show(other)
    await expect.element(page.getByRole('alert')).toBeVisible()
    other.fail(null)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Green')).toBeVisible()
  })
})
