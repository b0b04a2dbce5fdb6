import { DataTable } from '@portal/ui/DataTable'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { columns, drawn, hrefOf, keyOf, rowsOf, scrollDown, seen, show, takenOver, tidy } from './rows.tsx'

tidy()

describe('a list of up to 100 rows', () => {
  test('renders every row after the first paint, so that browser search finds them', async () => {
    show(rowsOf(100))
    await expect.poll(() => drawn()).toHaveLength(100)
    expect(page.getByRole('table').element().ariaRowCount).toBeNull()
    expect(drawn()[0]?.ariaRowIndex).toBeNull()
  })

  test('reserves the height of rows that are not rendered yet', () => {
    show(rowsOf(100))
    const height = page.getByRole('table').element().getBoundingClientRect().height
    expect(height).toBeGreaterThan(100 * 32)
  })
})

describe('a long list', () => {
  test('renders cards on phones, only for the visible rows', async () => {
    await page.viewport(360, 700)
    show(rowsOf(2000))
    await takenOver()
    await scrollDown(40_000)
    await expect.poll(() => Number(seen())).toBeGreaterThan(300)
    expect(drawn().length).toBeLessThan(40)
    const [card] = drawn()
    expect(getComputedStyle(card?.cells[1] ?? document.body, '::before').content).toContain('Words')
  })

  test('reports an unknown row count while more rows can be loaded', () => {
    show(rowsOf(500), { more: { onPress: () => undefined } })
    expect(page.getByRole('table').element().ariaRowCount).toBe('-1')
  })

  test('prints every row', async () => {
    show(rowsOf(1000))
    await takenOver()
    dispatchEvent(new Event('beforeprint'))
    expect(drawn()).toHaveLength(1000)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(() => drawn().length).toBeLessThan(80)
  })

  test('keeps its column widths, whatever the next rows contain', async () => {
    show(rowsOf(2000, at => (at > 1000 ? 'Many words that would like to have more room than this' : 'Few')))
    await takenOver()
    const widths = () => [...document.querySelectorAll('thead th')].map(head => head.getBoundingClientRect().width)
    const before = widths()
    await scrollDown(60_000)
    await expect.poll(() => document.body.textContent).toContain('Many words')
    expect(widths()).toEqual(before)
  })

  test('stays correct when content above it grows', async () => {
    const Grown = () => {
      const [isGrown, setIsGrown] = useState(false)
      return (
        <>
          <button onClick={() => setIsGrown(true)} type="button">
            Grow
          </button>
          {isGrown && <div style={{ blockSize: 3000 }} />}
          <DataTable columns={columns} label="Rows" rowHref={hrefOf} rowKey={keyOf} rows={rowsOf(1000)} />
        </>
      )
    }
    render(<Grown />)
    await takenOver()
    await page.getByRole('button', { name: 'Grow' }).click()
    await scrollDown(15_000)
    await expect.poll(() => Number(seen())).toBeGreaterThan(200)
    await scrollDown(8000)
    await expect.poll(() => Number(seen())).toBeGreaterThan(100)
  })

  test('renders every row when a filter leaves few', async () => {
    const { rerender } = show(rowsOf(5000))
    await takenOver()
    await scrollDown(60_000)
    rerender(<DataTable columns={columns} label="Rows" rowHref={hrefOf} rowKey={keyOf} rows={rowsOf(30)} />)
    await expect.poll(() => drawn()).toHaveLength(30)
  })
})
