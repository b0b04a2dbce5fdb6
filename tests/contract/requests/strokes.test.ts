import { limits } from '@portal/contract/core/fields/limits'
import { appearanceDraft } from '@portal/contract/requests/signatures'
import {
  decodeStrokes,
  encodeStrokes,
  isDrawn,
  type Stroke,
  strokeBox,
  strokesLength,
  svgPathOf,
} from '@portal/contract/requests/strokes'
import { describe, expect, test } from 'vitest'

const wave: Stroke = Array.from({ length: 60 }, (_, at) => [100 + at * 20, Math.round(250 + 200 * Math.sin(at / 4))])
const { width, height } = strokeBox
const corners: Stroke = [
  [0, 0],
  [width, height],
  [0, height],
  [width, 0],
]

const codesOf = (given: unknown) => {
  const read = appearanceDraft.safeParse(given)
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}

describe('strokes', () => {
  test('round-trip, also in the corners of the box', () => {
    const dot: Stroke = [[7, 9]]
    for (const strokes of [[wave], [corners], [wave, dot, corners]])
      expect(decodeStrokes(encodeStrokes(strokes))).toEqual(strokes)
  })

  test('take fewer than four characters per point', () => {
    expect(encodeStrokes([wave]).length).toBeLessThan(wave.length * 4)
  })

  test('become one path of curves, lines, and dots', () => {
    expect(svgPathOf([[[7, 9]]])).toBe('M7 9L7 9')
    expect(
      svgPathOf([
        [
          [0, 0],
          [10, 10],
          [20, 0],
        ],
        [
          [5, 5],
          [6, 6],
        ],
      ]),
    ).toBe('M0 0Q10 10 15 5L20 0M5 5L6 6')
  })

  test('aren’t a drawing if they are only a tap or a slip', () => {
    expect([
      isDrawn([]),
      isDrawn([[[700, 200]]]),
      isDrawn([
        [
          [700, 200],
          [720, 210],
        ],
      ]),
    ]).toEqual([false, false, false])
    expect([isDrawn([wave]), isDrawn([[[700, 100]], [[700, 400]]])]).toEqual([true, true])
  })

  test.each([
    ['empty', ''],
    ['an empty stroke', ' '],
    ['a truncated stroke', encodeStrokes([wave]).slice(0, -1)],
    ['a point with one coordinate', 'g'],
    ['an SVG path', 'M0 0L10 10'],
    ['a script', '<script>alert(1)</script>'],
    ['letters outside the encoding', '_p~iFé'],
    ['control characters', '\u0000\u0007'],
    ['strokes with another separator', encodeStrokes([wave, wave]).replace(' ', '\n')],
    ['strokes with two separators between them', encodeStrokes([wave, wave]).replace(' ', '  ')],
    ['an unterminated number', '_'.repeat(40)],
    ['a number that isn’t in its shortest form', `${encodeStrokes([wave])}_?_?`],
    [
      'a point left of the box',
      encodeStrokes([
        [
          [-1, 10],
          [400, 10],
        ],
      ]),
    ],
    [
      'a point below the box',
      encodeStrokes([
        [
          [10, height + 1],
          [400, 10],
        ],
      ]),
    ],
    [
      'a point right of the box',
      encodeStrokes([
        [
          [width + 1, 10],
          [400, 10],
        ],
      ]),
    ],
  ])('are rejected if the text is %s', (_, text) => {
    expect(decodeStrokes(text)).toBeNull()
    expect(codesOf({ kind: 'drawn', strokes: text })).toEqual([text === '' ? 'field_empty' : 'wrong_type'])
  })

  test('have a maximum length', () => {
    const text = encodeStrokes([wave])
    const again = encodeStrokes([[[0, 0]]])
    const most = text + again.repeat(Math.floor((strokesLength - text.length) / again.length))
    expect(codesOf({ kind: 'drawn', strokes: most })).toEqual([])
    expect(codesOf({ kind: 'drawn', strokes: most + again })).toEqual(['too_long'])
  })
})

test.each([
  [{ kind: 'typed', text: ' ' }, 'field_required'],
  [{ kind: 'typed', text: 'x'.repeat(limits.name_length + 1) }, 'too_long'],
  [{ kind: 'typed', text: 'a\u0000b' }, 'bad_characters'],
  [{ kind: 'typed' }, 'field_required'],
  [{ kind: 'drawn', strokes: encodeStrokes([[[3, 3]]]) }, 'field_empty'],
  [{ kind: 'drawn', strokes: [[1, 2]] }, 'wrong_type'],
  [{ kind: 'stamped', text: 'x' }, 'wrong_type'],
  ['x', 'wrong_type'],
])('rejects the signature %j', (given, code) => {
  expect(codesOf(given)).toEqual([code])
})
