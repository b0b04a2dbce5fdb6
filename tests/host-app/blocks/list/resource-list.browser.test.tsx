import { listDonors } from '@portal/contract/programmes/donors'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, refuse } from '../../../../stories/support/fake-api.ts'
import { pageIn } from '../../../../stories/support/fake-rows.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { many, rows, show, showOpening } from './funds.tsx'

const link = (name: string) => page.getByRole('link', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })
const moreButton = page.getByRole('button', { name: 'Load more' })

useFreshApi(() => api.on(listDonors, input => pageIn(many(60), input)))

describe('a list that could not be loaded', () => {
  test.each([
    ['internal', 'Something went wrong on the server. Try again; if it happens again, tell your system administrator.'],
    ['busy', 'The portal is busy. Try again in a moment.'],
  ] as const)('explains the error %s without mentioning saving', async (code, words) => {
    api.on(listDonors, refuse(code))
    show()
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  })
})

describe('more rows of a list', () => {
  test('show why loading failed, keep the loaded rows, and load with Try again', async () => {
    show()
    await expect.poll(rows).toBe(25)
    let isDown = true
    api.on(listDonors, input => {
      if (isDown && input.cursor) throw new Refused('unavailable')
      return pageIn(many(60), input)
    })
    await moreButton.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('No connection to the server')
    expect(rows()).toBe(25)
    isDown = false
    const before = sent('GET').length
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(rows).toBe(50)
    expect(page.getByRole('alert').query()).toBeNull()
    expect(
      sent('GET')
        .slice(before)
        .filter(({ cursor }) => cursor === '25'),
    ).toHaveLength(1)
    await moreButton.click()
    await expect.poll(rows).toBe(60)
    await expect.element(moreButton).not.toBeInTheDocument()
  })

  test('keep the focus on the button after a failure, so that Enter retries', async () => {
    show()
    await expect.poll(rows).toBe(25)
    let isDown = true
    api.on(listDonors, input => {
      if (isDown && input.cursor) throw new Refused('unavailable')
      return pageIn(many(60), input)
    })
    moreButton.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus()
    isDown = false
    await userEvent.keyboard('{Enter}')
    await expect.poll(rows).toBe(50)
    // Rows of this list do not open, so the row itself has the focus.
    await expect.element(row('Fund 25')).toHaveFocus()
  })

  test('load by keyboard and focus the first new row, even when the button disappears', async () => {
    showOpening()
    await expect.poll(rows).toBe(25)
    await expect.element(page.getByRole('status')).toMatchTextContent('60 results')
    moreButton.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Fund 25')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(link('Fund 49')).toHaveFocus()
    await userEvent.tab()
    await expect.element(moreButton).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Fund 50')).toHaveFocus()
    await expect.element(moreButton).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(link('Fund 49')).toHaveFocus()
  })

  test('focus the first new row in a virtualised list', async () => {
    api.on(listDonors, input => pageIn(many(130), input))
    showOpening()
    for (const first of [25, 50, 75, 100, 125]) {
      await expect.element(moreButton).toBeVisible()
      moreButton.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(link(`Fund ${first}`)).toHaveFocus()
    }
    await expect.element(moreButton).not.toBeInTheDocument()
    expect(rows()).toBeLessThan(100)
  })

  test('leave the focus alone when the person has moved it while rows load', async () => {
    let answer: () => void = () => undefined
    const release = new Promise<void>(resolve => {
      answer = resolve
    })
    api.on(listDonors, async input => {
      if (input.cursor) await release
      return pageIn(many(60), input)
    })
    showOpening()
    await expect.poll(rows).toBe(25)
    moreButton.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: true })
    await expect.element(link('Fund 24')).toHaveFocus()
    answer()
    await expect.poll(rows).toBe(50)
    await expect.element(link('Fund 24')).toHaveFocus()
  })
})
