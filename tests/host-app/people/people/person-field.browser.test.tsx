import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PersonField } from '../../../../packages/host-app/src/people/people/PersonField.tsx'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { InPortal } from '../../support/in-portal.tsx'

const mehmet = { id: idOf(1), full_name_en: 'Mehmet Kaya', full_name_ar: 'محمد كايا' }
const hala = { id: idOf(2), full_name_en: 'Hala Jaber', full_name_ar: 'هالة جابر' }

const box = page.getByRole('combobox')

afterEach(cleanup)

const draw = (people: readonly (typeof mehmet)[] | undefined, present?: { readonly id: string }) => (
  <InPortal>
    <PersonField help="Who signs" label="Person" name="person_id" people={people} present={present} />
  </InPortal>
)

test('filters by text that was typed before the people loaded', async () => {
  const { rerender } = render(draw(undefined))
  await userEvent.click(box)
  await userEvent.keyboard('mehm')
  await expect.element(page.getByText('Searching')).toBeVisible()
  rerender(draw([mehmet, hala]))
  await page.getByRole('option', { name: 'Mehmet Kaya' }).click()
  await expect.element(box).toHaveValue('Mehmet Kaya')
  expect(page.getByRole('option', { name: 'Hala Jaber' }).query()).toBeNull()
})

test('shows the selected person once the people have loaded', async () => {
  const { rerender } = render(draw(undefined, hala))
  rerender(draw([mehmet, hala], hala))
  await expect.element(box).toHaveValue('Hala Jaber')
})
