import { complaintDraft } from '@portal/contract/complaints'
import { limits } from '@portal/contract/limits'
import { optionalLineProblem, textProblem } from '@portal/contract/text-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\u00a0', '\u0000', 'a', '\ud800', 'ش') }),
  fc.integer({ min: limits.text_length - 2, max: limits.text_length + 2 }).map(length => 'x'.repeat(length)),
  fc.integer({ min: limits.name_length - 2, max: limits.name_length + 2 }).map(length => 'x'.repeat(length)),
)

const first = (given: object, path: string) =>
  complaintDraft.safeParse(given).error?.issues.find(issue => issue.path[0] === path)?.message ?? null

describe('the rule that frames use without a schema library', () => {
  test('says of a complaint’s body what the schema says of it', () => {
    fc.assert(
      fc.property(texts, body => {
        expect(textProblem(body)).toBe(first({ body, type: 'user' }, 'body'))
      }),
    )
  })

  test('says of a username what the schema says of it', () => {
    fc.assert(
      fc.property(texts, null_username => {
        const given = { body: 'b', type: 'private', null_username }
        expect(optionalLineProblem(null_username, limits.name_length)).toBe(first(given, 'null_username'))
      }),
    )
  })
})
