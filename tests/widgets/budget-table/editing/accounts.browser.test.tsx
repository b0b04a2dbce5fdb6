import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { announced, cellAt, goTo, press, renderTable, textAt, texts } from '../render-table.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** The column of accounting codes. */
const CODE = 11

const type = async (row: number, code: string) => {
  goTo(row, CODE)
  await press(`${code}{Enter}`)
}

describe('a rejected accounting code', () => {
  const { errors, announcements, delete_action } = texts.en

  test('shows the reason and the input in its cell until an open code is entered', async () => {
    const { port } = await renderTable()
    await type(2, '7777')
    await expect.poll(() => cellAt(2, CODE).dataset.state).toBe('rejected')
    await expect.poll(announced).toContain(errors.account_unknown)
    goTo(2, CODE)
    expect(cellAt(2, CODE).textContent).toContain(errors.account_unknown)
    expect(cellAt(2, CODE).textContent).toContain('7777')
    expect(port.items()[1]?.accounting_code).toBeNull()
    await type(2, '6103')
    await expect.poll(() => port.items()[1]?.accounting_code).toBe('6103')
    expect(cellAt(2, CODE).dataset.state).not.toBe('rejected')
  })

  test('is shown when an undo would restore a closed code, and the change remains', async () => {
    const { port } = await renderTable()
    expect(textAt(1, CODE)).toBe('6100')
    await type(1, '6103')
    await expect.poll(() => port.items()[0]?.accounting_code).toBe('6103')
    port.closeAccount('6100')
    goTo(1, CODE)
    await press('{Control>}z{/Control}')
    await expect.poll(() => cellAt(1, CODE).dataset.state).toBe('rejected')
    expect(cellAt(1, CODE).textContent).toContain(errors.account_closed)
    expect(textAt(1, CODE)).toContain('6103')
    expect(port.items()[0]?.accounting_code).toBe('6103')
  })

  test('blocks restoring a deleted line until the line has another code', async () => {
    const { port } = await renderTable()
    const { id } = port.items()[3] ?? {}
    const row = 5
    expect(textAt(row, CODE)).toBe('6103')
    goTo(row, CODE)
    await press('{Control>}{Delete}{/Control}')
    await page.getByRole('alertdialog').getByRole('textbox').fill('Not needed')
    await page.getByRole('alertdialog').getByRole('button', { name: delete_action }).click()
    await expect.poll(() => port.items().some(item => item.id === id)).toBe(false)
    port.closeAccount('6103')
    await press('{Control>}z{/Control}')
    await expect.poll(announced).toContain(announcements.line_not_stored)
    expect(cellAt(row, CODE).dataset.state).toBe('rejected')
    goTo(row, CODE)
    expect(cellAt(row, CODE).textContent).toContain(errors.account_closed)
    await type(row, '6100')
    await expect.poll(() => port.items().find(item => item.id === id)?.accounting_code).toBe('6100')
  })
})
