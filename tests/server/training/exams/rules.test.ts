import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deadlineOf,
  entryState,
  isClosed,
  isReleased,
  openingOf,
  paperOf,
  pointsOf,
  shuffled,
} from '../../../../packages/server/src/training/exams/rules.ts'
import { questions } from './exam.ts'

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const minutes = fc.integer({ min: 0, max: 1440 })
const GRACE_MS = 60_000

describe('a deadline', () => {
  test('is start + limit + extra time, even if the exam closes earlier', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 1440 }),
        minutes,
        fc.option(moments),
        (start, limit, extra, end) => {
          const deadline = deadlineOf(start, limit, extra, end)
          expect(deadline?.getTime()).toBe(start.getTime() + (limit + extra) * 60_000)
        },
      ),
    )
  })

  test('is the closing time if there is no limit, or null without either', () => {
    fc.assert(
      fc.property(moments, minutes, fc.option(moments), (start, extra, closes) => {
        expect(deadlineOf(start, null, extra, closes)).toEqual(closes)
      }),
    )
  })

  test('closes an attempt after 60 seconds of grace, and submitting closes it at once', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -200_000, max: 200_000 }), (deadline_at, after) => {
        const now = new Date(deadline_at.getTime() + after)
        expect(isClosed({ deadline_at, submitted_at: null }, now)).toBe(after > GRACE_MS)
        expect(isClosed({ deadline_at, submitted_at: deadline_at }, now)).toBe(true)
        expect(isClosed({ deadline_at: null, submitted_at: null }, now)).toBe(false)
      }),
    )
  })
})

describe('an exam', () => {
  const training = { firstEnd: new Date('2026-03-01T12:00Z'), lastStart: new Date('2026-03-05T08:00Z') }
  const unset = { opens_at: null, closes_at: null }

  test('opens and closes with the sessions unless times are set: pre test until the first, post test from the last', () => {
    expect(openingOf({ slug: 'pre', ...unset }, training)).toEqual({ opens: null, closes: training.firstEnd })
    expect(openingOf({ slug: 'post', ...unset }, training)).toEqual({ opens: training.lastStart, closes: null })
    const set = { opens_at: new Date('2026-01-01'), closes_at: new Date('2026-02-01') }
    for (const slug of ['pre', 'post'] as const)
      expect(openingOf({ slug, ...set }, training)).toEqual({ opens: set.opens_at, closes: set.closes_at })
  })

  test('includes its opening moment and excludes its closing moment', () => {
    const opening = { opens: new Date(1000), closes: new Date(2000) }
    const states = [999, 1000, 1999, 2000].map(at => entryState(opening, 1, new Date(at)))
    expect(states).toEqual(['upcoming', 'open', 'open', 'over'])
    expect(entryState(opening, 0, new Date(1500))).toBe('empty')
  })

  test('releases the correct answers once it is closed and nobody is still taking it', () => {
    const opening = { opens: null, closes: new Date(2000) }
    const running = { deadline_at: new Date(500_000), submitted_at: null }
    const ended = { deadline_at: null, submitted_at: new Date(1) }
    expect(isReleased(opening, [ended], new Date(1999))).toBe(false)
    expect(isReleased(opening, [ended], new Date(2000))).toBe(true)
    expect(isReleased(opening, [ended, running], new Date(2000))).toBe(false)
    expect(isReleased({ opens: null, closes: null }, [ended], new Date(1e15))).toBe(false)
  })
})

describe('marking', () => {
  const [text, radio, range] = questions.map(question => ({
    ...question,
    options: [...(question.kind === 'radio' ? question.options : [])],
  }))

  test('gives the points of a choice only for the correct option', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer({ min: -2, max: 30 }).map(String)), value => {
        expect(pointsOf(questionOf(radio), value)).toBe(value === '1' ? 3 : 0)
      }),
    )
  })

  test('gives the points of a range for any number within its bounds, and none for other text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), hundredths => {
        const figure = hundredths / 100
        expect(pointsOf(questionOf(range), String(figure))).toBe(figure >= 5 && figure <= 6 ? 2 : 0)
      }),
    )
    for (const value of ['', ' ', 'five', '5;6', '0x5', '5e0', 'NaN', 'Infinity', '-5'])
      expect(pointsOf(questionOf(range), value)).toBe(0)
  })

  test('leaves texts to a person, except that an empty one gets no points', () => {
    expect([pointsOf(questionOf(text), 'Because'), pointsOf(questionOf(text), ' \n')]).toEqual([null, 0])
  })

  // The rules take parsed data, and the shared questions are read-only.
  function questionOf(given: unknown) {
    return JSON.parse(JSON.stringify(given))
  }
})

test('hides the correct answers from the questions that trainees see', () => {
  const papers = questions.map(question => paperOf(JSON.parse(JSON.stringify(question))))
  expect(papers.map(paper => Object.keys(paper).toSorted())).toEqual([
    ['kind', 'points', 'prompt'],
    ['kind', 'options', 'points', 'prompt'],
    ['kind', 'max', 'min', 'points', 'prompt', 'step'],
  ])
})

test('shuffles the same way for the same seed, keeps all items, and differs between seeds', () => {
  const items = Array.from({ length: 200 }, (_, at) => at)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 2 }), seed => {
      const order = shuffled(items, seed)
      expect(order).toEqual(shuffled(items, seed))
      expect(order.toSorted((one, other) => one - other)).toEqual(items)
      expect(order).not.toEqual(shuffled(items, seed + 1))
    }),
  )
})
