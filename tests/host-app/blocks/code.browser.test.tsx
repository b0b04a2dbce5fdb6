import { limits } from '@portal/contract/core/fields/limits'
import { listDonors } from '@portal/contract/programmes/donors'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Donors from '../../../packages/host-app/src/programmes/donors/Donors.tsx'
import { donors } from '../../../stories/programmes/donor-records.ts'
import { pageIn } from '../../../stories/support/fake-rows.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

useFreshApi()

const longest = `EMH-${'Z'.repeat(limits.code_length - 4)}`

const linesOf = (code: string) => {
  const range = document.createRange()
  range.selectNodeContents(page.getByText(code, { exact: true }).first().element())
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

const show = async (language: 'en' | 'ar', width: number) => {
  await page.viewport(width, 740)
  const rows = donors.map((donor, at) => ({ ...donor, code: ['EMH-2026-01', longest, 'WAQ-1'][at] ?? '' }))
  api.on(listDonors, input => pageIn(rows, { ...input, sort: 'code' }))
  render(
    <InPortal language={language}>
      <Donors />
    </InPortal>,
  )
  await expect.element(page.getByText(longest, { exact: true })).toBeVisible()
}

test.each(['en', 'ar'] as const)('wraps only the longest code to fit a phone’s page in %s', async language => {
  await show(language, 320)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  const card = page.getByRole('row').filter({ hasText: longest }).element().getBoundingClientRect()
  const code = page.getByText(longest, { exact: true }).element().getBoundingClientRect()
  expect(code.left).toBeGreaterThanOrEqual(card.left)
  expect(code.right).toBeLessThanOrEqual(card.right)
  expect(linesOf(longest)).toBeGreaterThan(1)
  expect(linesOf('EMH-2026-01')).toBe(1)
})

test('keeps every code on one line on a wide screen', async () => {
  await show('en', 1280)
  expect([linesOf(longest), linesOf('EMH-2026-01')]).toEqual([1, 1])
})
