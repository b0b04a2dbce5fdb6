import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  columnsOf,
  draftOf,
  factsOf,
  fieldsOf,
  inputsOf,
  readFields,
} from '../../../packages/host-app/src/blocks/resource/field.ts'
import {
  choiceKind,
  dateKind,
  numberKind,
  optionalTextKind,
  textKind,
} from '../../../packages/host-app/src/blocks/resource/kinds.tsx'
import { InPortal } from '../support/in-portal.tsx'

const tool = { name: 'Pump', note: null, price: 12.5, bought: '2026-02-01', state: 'new', added: '2026-01-01' }

const field = fieldsOf<typeof tool & { note: string | null }>()
const states = [
  { value: 'new', label: 'As new' },
  { value: 'worn', label: 'Worn' },
]
const fields = [
  field('name', 'Name', textKind()),
  field('note', 'Note', optionalTextKind()),
  field('price', 'Price', numberKind({ decimals: 2, unit: 'USD' }), { sort: true }),
  field('bought', 'Bought', dateKind, { views: ['record', 'form'] }),
  field('state', 'State', choiceKind(states)),
  field('added', 'Added', dateKind, { views: ['list', 'record'] }),
]

afterEach(cleanup)

test('derives columns, facts, inputs, and the draft from one list of fields', () => {
  expect(columnsOf(fields).map(({ id, sort, align }) => [id, sort, align])).toEqual([
    ['name', false, 'start'],
    ['note', false, 'start'],
    ['price', true, 'end'],
    ['state', false, 'start'],
    ['added', false, 'start'],
  ])
  expect(factsOf(fields, tool).map(({ label }) => label)).toEqual(fields.map(({ label }) => label))
  expect(inputsOf(fields).map(({ id }) => id)).toEqual(['name', 'note', 'price', 'bought', 'state'])
  expect(draftOf(fields, tool)).toEqual({ name: 'Pump', note: '', price: 12.5, bought: '2026-02-01', state: 'new' })
})

test('fills inputs from the record, and reads their values by type, omitting empty ones', async () => {
  render(
    <InPortal>
      <form>
        {inputsOf(fields).map(({ id, input }) => (
          <div key={id}>{input?.(tool)}</div>
        ))}
      </form>
    </InPortal>,
  )
  const form = document.querySelector('form') ?? undefined
  const draft = { name: 'Pump', price: 12.5, bought: '2026-02-01', state: 'new' }
  await expect.poll(() => readFields(fields)(new FormData(form))).toEqual(draft)
  await page.getByRole('textbox', { name: /^Note/ }).fill('Loud')
  expect(readFields(fields)(new FormData(form))).toEqual({ ...draft, note: 'Loud' })
})

test('formats values by type', async () => {
  render(
    <InPortal>
      <dl>
        {factsOf(fields, tool).map(({ label, value }) => (
          <dd key={label}>{value}</dd>
        ))}
      </dl>
    </InPortal>,
  )
  for (const shown of ['Pump', 'None', '12.5', '01-Feb-2026', 'As new'])
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
})
