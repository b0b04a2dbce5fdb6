import { decodeStrokes, encodeStrokes, type Stroke, strokeBox } from '@portal/contract/requests/strokes'
import { changedItems, newestOf, pointAt, thinned, withStroke } from '@portal/widgets/signature-panel/internals'
import { expect, test } from 'vitest'
import { materials } from '../../../stories/requests/request-records.ts'

const line = (length: number, step = 1): Stroke =>
  Array.from({ length }, (_, at) => [(at * step) % strokeBox.width, at % 2 === 0 ? 100 : 400])

test('maps a position on the pad to the same point at every size, and clamps positions outside', () => {
  const at = (width: number, height: number) =>
    pointAt({ clientX: 10 + width / 4, clientY: 20 + height / 2 }, { left: 10, top: 20, width, height })
  expect([at(300, 100), at(1200, 400), at(90, 30)]).toEqual(Array(3).fill([375, 250]))
  expect(pointAt({ clientX: -5, clientY: 999 }, { left: 0, top: 0, width: 300, height: 100 })).toEqual([0, 500])
})

test('drops points close to the previous one, except the last point of a stroke', () => {
  const trembling: Stroke = [
    [10, 10],
    [11, 10],
    [12, 11],
    [30, 10],
    [31, 10],
  ]
  expect(thinned(trembling)).toEqual([
    [10, 10],
    [30, 10],
    [31, 10],
  ])
  expect(
    thinned([
      [10, 10],
      [10, 10],
    ]),
  ).toEqual([[10, 10]])
})

test('simplifies a long stroke, and rejects one that would exceed the limit of a signature', () => {
  const fine = Array.from({ length: 3000 }, (_, at): [number, number] => [Math.floor(at / 3), 250 + (at % 3) * 7])
  const coarse = withStroke([], fine)
  expect(coarse && decodeStrokes(encodeStrokes(coarse))).toEqual(coarse)
  const [full] = [withStroke([], line(1400, 7))]
  expect(full).not.toBeNull()
  expect(withStroke(full ?? [], line(1400, 7))).toBeNull()
})

test('keeps the response with the newer version in either order', () => {
  const [early, late] = [
    { ...materials, version: 5 },
    { ...materials, version: 6 },
  ]
  expect([newestOf(early, late), newestOf(late, early), newestOf(undefined, early)]).toEqual([late, late, early])
})

test('compares items as added, removed, or changed, and matches them by name', () => {
  const content = materials.revisions.at(-1)?.content
  if (!content) throw new Error('no revision')
  const [first, second] = content.items
  if (!first || !second) throw new Error('no items')
  const after = {
    ...content,
    items: [
      { ...first, quantity: 1 },
      { ...second, name: 'Lamp' },
    ],
  }
  expect(changedItems(content, content)).toEqual([])
  expect(changedItems(content, after)).toEqual([
    { id: 'was 0', was: first, is: after.items[0] },
    { id: 'was 1', was: second },
    { id: 'is 0', is: after.items[1] },
  ])
  const twice = { ...content, items: [first, first, second] }
  expect(changedItems(content, twice)).toEqual([{ id: 'is 0', is: first }])
})
