import { expect, test } from 'vitest'
import { failedViews } from '../../../../packages/server/src/partners/embed/pages/failed-views.ts'

test('at most 200 failed views are stored, and a new one replaces the oldest', () => {
  const views = failedViews()
  const view = { code: '', text: 'Written in an outage', is_added: false }
  const tokens = Array.from({ length: 200 }, () => views.store(view))
  const [first = '', second = '', third = ''] = tokens
  expect(views.fetch(first)).toEqual(view)
  views.store(view)
  expect(views.fetch(second)).toEqual(view)
  views.store(view)
  views.store(view)
  expect(views.fetch(third)).toBeUndefined()
  expect(views.fetch(first)).toBeUndefined()
})
