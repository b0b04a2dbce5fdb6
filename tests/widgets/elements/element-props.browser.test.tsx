import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { drawingsOf, recordsOf } from '../support/drawings.tsx'
import '@portal/ui/theme'

afterEach(cleanup)

const drawings = drawingsOf(recordsOf('en'))

test('covers every widget', () => {
  const sources = Object.keys(
    import.meta.glob(
      '../../../packages/widgets/src/{budget-table,complaint,evaluation,exam-runner,signature-panel}/*{Form,Modal,Table,Preview,Runner,Panel}.tsx',
    ),
  )
  const names = sources.map(path => path.split('/').at(-1)?.replace('.tsx', '') ?? '')
  expect(names.filter(name => !(name in drawings))).toEqual([])
  expect(names.length).toBeGreaterThan(6)
})

describe('id and data-* attributes', () => {
  test.each(Object.entries(drawings))('are set on one element of %s', (name, draw) => {
    render(draw({ id: 'own-id', 'data-own': name }))
    expect(document.querySelectorAll('#own-id')).toHaveLength(1)
    expect(document.querySelectorAll(`[data-own="${name}"]`)).toHaveLength(1)
  })
})
