import { listDonors } from '@portal/contract/programmes/donors'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageIn } from '../../../../stories/support/fake-rows.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { columns, many, rows, show, showOpening } from './funds.tsx'

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
const chooser = page.getByRole('button', { name: 'Columns' })

useFreshApi(() => api.on(listDonors, input => pageIn(many(60), input)))
afterEach(() => localStorage.removeItem('columns_/donors'))

describe('columns of a list', () => {
  test('can be chosen with the keyboard, and the choice is restored on the next visit', async () => {
    show()
    await expect.poll(rows).toBe(25)
    chooser.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    page.getByRole('checkbox', { name: 'Country' }).element().focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Escape}')
    await expect.element(chooser).toHaveFocus()
    await expect.poll(headers).toEqual(['Name', 'Code', 'Projects', 'Added'])
    cleanup()
    show()
    await expect.poll(headers).toEqual(['Name', 'Code', 'Projects', 'Added'])
    await chooser.click()
    await page.getByRole('button', { name: 'Reset columns' }).click()
    await expect.poll(headers).toHaveLength(5)
    expect(localStorage.getItem('columns_/donors')).toBeNull()
  })

  test('can be moved and resized with the keyboard, and the layout is restored on the next visit', async () => {
    showOpening()
    await expect.poll(rows).toBe(25)
    await chooser.click()
    page.getByRole('button', { name: 'Move up Country' }).element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(headers).toEqual(['Country', 'Name', 'Code', 'Projects', 'Added'])
    expect(page.getByRole('link').first().element().textContent).toBe('Fund 0')
    page.getByRole('slider', { name: 'Width of Code' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const widthOfCode = () =>
      page.getByRole('columnheader', { name: 'Code', includeHidden: true }).element().getBoundingClientRect().width
    await expect.poll(widthOfCode).toBeGreaterThan(190)
    const chosen = widthOfCode()
    cleanup()
    show()
    await expect.poll(headers).toEqual(['Country', 'Name', 'Code', 'Projects', 'Added'])
    expect(widthOfCode()).toBe(chosen)
  })

  test('cannot be chosen when there is only one', async () => {
    show(columns.slice(0, 1))
    await expect.poll(rows).toBe(25)
    expect(chooser.query()).toBeNull()
  })

  test('fall back to the default when an older version stored unknown names', async () => {
    localStorage.setItem('columns_/donors', 'gone  full_name')
    show()
    await expect.poll(headers).toEqual(columns.map(({ header }) => header))
  })
})
