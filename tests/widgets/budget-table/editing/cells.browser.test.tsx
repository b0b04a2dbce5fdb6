import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeBudget } from '../../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { cellAt, dispatchKey, goTo, press, renderTable, textAt } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('the name column', () => {
  const long = {
    en: 'Rehabilitation of water and sanitation facilities',
    ar: 'إعادة تأهيل مرافق المياه والصرف الصحي كلها',
  }

  /** Distance of the first letter from the edge of the cell where the text starts. */
  const beginning = (box: Element | null, isRtl: boolean) => {
    const text = box?.firstChild
    if (!box || !text) throw new Error('there is no text')
    const letter = document.createRange()
    letter.setStart(text, 0)
    letter.setEnd(text, 1)
    const [at, frame] = [letter.getBoundingClientRect(), box.getBoundingClientRect()]
    return isRtl ? frame.right - at.right : at.left - frame.left
  }

  test.each([
    ['en', 'en'],
    ['en', 'ar'],
    ['ar', 'en'],
    ['ar', 'ar'],
  ] as const)('shows the start of a long name, in a table in %s with a name in %s', async (language, written) => {
    const name = long[written].repeat(3)
    const budget = budgetOf({ lines: 2, categories: 1, language })
    const items = budget.items.map(item => ({ ...item, name }))
    const { give } = await renderTable({ language, lines: 2, categories: 1 })
    give({ ...budget, items })
    await expect.poll(() => cellAt(1, 1).textContent).toBe(name)
    expect(beginning(cellAt(1, 1), written === 'ar')).toBeGreaterThanOrEqual(0)
    expect(beginning(cellAt(1, 1), written === 'ar')).toBeLessThan(40)
  })

  test.each(['en', 'ar'] as const)(
    'aligns short names of either script to the start of a table in %s',
    async language => {
      const budget = budgetOf({ lines: 2, categories: 1, language })
      const [first, second] = budget.items
      if (!first || !second) throw new Error('the sample has lines')
      const { give } = await renderTable({ language, lines: 2, categories: 1 })
      give({
        ...budget,
        items: [
          { ...first, name: 'Water' },
          { ...second, name: 'ماء' },
        ],
      })
      await expect.poll(() => cellAt(2, 1).textContent).toBe('ماء')
      const ends = [1, 2].map(row => {
        const words = document.createRange()
        words.selectNodeContents(cellAt(row, 1))
        const { left, right } = words.getBoundingClientRect()
        return language === 'ar' ? right : left
      })
      expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0)
    },
  )
})

test.each(['en', 'ar'] as const)('clips overlong content at the edge of its cell (%s)', async language => {
  const words = {
    en: 'Ten MEDICAL Units, Warm Meals & Nutrition',
    ar: 'عشر وحدات صحية متنقلة مع وجبات غذائية ومستلزمات',
  }
  const text = `${words[language]} `.repeat(3)
  const budget = budgetOf({ lines: 60, categories: 2 })
  const items = budget.items.map((item, at) => ({
    ...item,
    ...{ code: text.slice(0, at % 20), name: text.slice(0, at), unit: text.slice(0, at % 20) },
    ...{ accounting_code: text.slice(0, at), notes: text.slice(0, at * 2) },
    ...{ price_minor: 10 ** (at % 14), total_minor: 10 ** (at % 16), surplus_minor: -(10 ** (at % 16)) },
  }))
  await renderTable({ language, width: 1440, port: fakeBudget({ ...budget, items }) }).then(({ give }) =>
    give({ ...budget, items }),
  )
  await document.fonts.ready
  await expect.poll(() => document.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(60 * 13)
  const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')]
  const isCut = (cell: HTMLElement) => getComputedStyle(cell).overflowX === 'clip'
  expect(
    cells.filter(cell => cell.scrollWidth > cell.clientWidth && !isCut(cell)).map(cell => cell.textContent),
  ).toEqual([])
  // Most cells are short. Clipping all of them would slow down every frame.
  expect(cells.filter(isCut).length).toBeLessThan(cells.length / 2)
})

test('shows an error message and the notes editor above the rows below', async () => {
  await renderTable()
  const isOnTop = (what: Element | null) => {
    const { left, bottom } = what?.getBoundingClientRect() ?? new DOMRect()
    return document.elementFromPoint(left + 8, bottom - 4) === what
  }
  goTo(1, 2)
  await press('abc{Enter}')
  const asked = cellAt(1, 2).querySelector('[role="alert"]')
  expect(asked?.getBoundingClientRect().top).toBeGreaterThanOrEqual(cellAt(2, 2).getBoundingClientRect().top - 1)
  expect(isOnTop(asked)).toBe(true)
  await press('{Escape}')
  goTo(1, 12)
  await press('{Enter}')
  const box = cellAt(1, 12).querySelector('textarea')
  expect(box?.getBoundingClientRect().bottom).toBeGreaterThan(cellAt(2, 12).getBoundingClientRect().top + 20)
  expect(isOnTop(box)).toBe(true)
})

test('paints an edit before it is sent', async () => {
  const port = fakeBudget(budgetOf({ lines: 6, categories: 2 }))
  let frames = 0
  const sentAfter: number[] = []
  const editItem: typeof port.editItem = (...given) => {
    sentAfter.push(frames)
    return port.editItem(...given)
  }
  await renderTable({ port: { ...port, editItem } })
  // Loads the sending code first.
  goTo(1, 2)
  await press('5{Enter}')
  await expect.poll(() => sentAfter).toHaveLength(1)
  goTo(1, 2)
  await press('7')
  frames = 0
  dispatchKey('Enter')
  requestAnimationFrame(() => {
    frames = 1
  })
  expect([textAt(1, 7), sentAfter.length]).toEqual(['5,250.00', 1])
  await expect.poll(() => sentAfter).toHaveLength(2)
  expect(sentAfter[1]).toBe(1)
})
