import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { choice, chosenId, id, moment, text, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { namedPerson } from '../core/records/people.ts'
import type { Need } from '../core/rights/needs.ts'

/** The kinds of records that people comment on; a budget's comments are its project's. */
export const commentOwners = ['project', 'activity', 'sub_activity', 'request'] as const

/** A kind of record that people comment on. */
export type CommentOwner = (typeof commentOwners)[number]

/** Who reads and writes comments at all: on records that they see (decision 35). Trainees do not. */
const commentsNeed = { anyOf: ['staff_area', ['instructors', 'upload_files']] } as const satisfies Need

// A person is mentioned by id, so that each reader sees the name in their own language.
const MENTION = /<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>/g

/** How a person is mentioned in the text of a comment. */
export const mentionOf = (id: string): string => `<@${id}>`

/** A text in pieces: what was written, and the ids of those who are mentioned in between. */
export const piecesOf = (written: string): readonly ({ text: string } | { mentioned: string })[] =>
  written
    .split(MENTION)
    .map((piece, at) => (at % 2 === 0 ? { text: piece } : { mentioned: piece }))
    .filter(piece => !('text' in piece) || piece.text !== '')

/** The ids of those who are mentioned in a text, each once. */
export const mentionedIn = (written: string): readonly string[] => [
  ...new Set([...written.matchAll(MENTION)].flatMap(([, id]) => id ?? [])),
]

const commentText = () =>
  text(limits.comment_length).check(
    z.refine(written => mentionedIn(written).length <= limits.comment_mentions, { error: 'too_long' }),
  )

/** A comment. A deleted one keeps its place, without its text. */
export const comment = z.object({
  id: id(),
  text: z.string(),
  mentions: z.array(namedPerson),
  by: namedPerson,
  at: moment(),
  edited_at: z.nullable(moment()),
  is_deleted: z.boolean(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** A comment. */
export type Comment = z.infer<typeof comment>

const owner = { of_kind: choice(commentOwners), of_id: chosenId() }
const touches = ['/comments'] as const

/** GET /comments: of one record, for those who see it. */
export const listComments = endpoint({
  method: 'GET',
  path: '/comments',
  summary: 'Comments on a record',
  needs: commentsNeed,
  input: z.extend(listQuery(['-at', 'at']), owner),
  output: page(comment),
  errors: ['not_found'],
})

/** GET /comments/people: who can be mentioned, which are those who may see the record. */
export const listMentionable = endpoint({
  method: 'GET',
  path: '/comments/people',
  summary: 'People who can be mentioned',
  needs: commentsNeed,
  input: z.extend(z.pick(listQuery(['at']), { search: true }), owner),
  output: one(z.array(namedPerson)),
  errors: ['not_found'],
})

/** POST /comments: by whoever sees the record. Those who are mentioned are notified, and have to see it too. */
export const addComment = endpoint({
  method: 'POST',
  path: '/comments',
  summary: 'Comment on a record',
  needs: commentsNeed,
  input: z.object({ ...owner, text: commentText() }),
  output: one(comment),
  touches,
  errors: ['invalid', 'not_found'],
})

/** PATCH /comments/:id: one's own. Those who are mentioned for the first time are notified. */
export const editComment = endpoint({
  method: 'PATCH',
  path: '/comments/:id',
  summary: 'Change a comment',
  needs: commentsNeed,
  input: z.object({ id: id(), version: version(), text: commentText() }),
  output: one(comment),
  touches,
  seenBy: commentsNeed,
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'privilege_missing'],
})

/** DELETE /comments/:id: one's own. Its text is gone; that there was one stays to be seen. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/comments/:id',
  summary: 'Delete a comment',
  needs: commentsNeed,
  input: z.object({ id: id(), version: version() }),
  output: one(comment),
  touches,
  seenBy: commentsNeed,
  errors: ['not_found', 'changed_meanwhile', 'privilege_missing'],
})
