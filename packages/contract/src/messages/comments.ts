import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { choice, chosenId, id, moment, text, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { namedPerson } from '../core/records/people.ts'
import type { Need } from '../core/rights/needs.ts'

/** Comments on a budget belong to its project. */
export const commentOwners = ['project', 'activity', 'sub_activity', 'request'] as const

export type CommentOwner = (typeof commentOwners)[number]

/** Staff, and instructors, on records that they see. Trainees have no access. */
const commentsNeed = { anyOf: ['staff_area', ['instructors', 'upload_files']] } as const satisfies Need

// Mentions store an ID, so that each reader sees the name in their own language.
const MENTION = /<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>/g

export const mentionOf = (id: string): string => `<@${id}>`

export const piecesOf = (written: string): readonly ({ text: string } | { mentioned: string })[] =>
  written
    .split(MENTION)
    .map((piece, at) => (at % 2 === 0 ? { text: piece } : { mentioned: piece }))
    .filter(piece => !('text' in piece) || piece.text !== '')

export const mentionedIn = (written: string): readonly string[] => [
  ...new Set([...written.matchAll(MENTION)].flatMap(([, id]) => id ?? [])),
]

const commentText = () =>
  text(limits.comment_length).check(
    z.refine(written => mentionedIn(written).length <= limits.comment_mentions, { error: 'too_long' }),
  )

/** A deleted comment keeps its position but loses its text. */
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

export type Comment = z.infer<typeof comment>

const owner = { of_kind: choice(commentOwners), of_id: chosenId() }
const touches = ['/comments'] as const

/** Only for people who may see the record. */
export const listComments = endpoint({
  method: 'GET',
  path: '/comments',
  summary: 'Comments on a record',
  needs: commentsNeed,
  input: z.extend(listQuery(['-at', 'at']), owner),
  output: page(comment),
  errors: ['not_found'],
})

/** Suggests people who may see the record. */
export const listMentionable = endpoint({
  method: 'GET',
  path: '/comments/people',
  summary: 'People who can be mentioned',
  needs: commentsNeed,
  input: z.extend(z.pick(listQuery(['at']), { search: true }), owner),
  output: one(z.array(namedPerson)),
  errors: ['not_found'],
})

/** People who see the record may comment on it and be mentioned. Notifies those who are mentioned. */
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

/** Only one's own. Notifies people who weren't mentioned before. */
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

/** Only one's own. Removes the text but not the comment. */
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
