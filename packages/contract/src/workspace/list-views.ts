import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, one } from '../core/api/lists.ts'
import { id, line } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'

const list = () => line(limits.list_path_length).check(z.regex(/^(\/:?[a-z][a-z_]*)+$/, { error: 'unknown_value' }))

const flag = z.boolean({ error: 'wrong_type' })

const addressPart = () =>
  z
    .string({ error: 'wrong_type' })
    .check(
      z.maxLength(limits.list_query_length, { error: 'too_long' }),
      z.regex(/^[\w.*%+=&-]*$/, { error: 'bad_characters' }),
    )

/** A named search, filter, and sort order, as in the list's address. An empty `query` selects everything. */
const fields = z.object({
  name: line(limits.name_length),
  query: addressPart(),
  /** Visible columns with order and width. Empty for the defaults. */
  columns: addressPart(),
  /** Applied when the list opens. At most one view per list. */
  is_default: flag,
})

export const listView = z.extend(fields, { id: id() })

export type ListView = z.infer<typeof listView>

const touches = ['/list_views'] as const

export const listListViews = endpoint({
  method: 'GET',
  path: '/list_views',
  summary: 'Own saved views of a list',
  needs: 'signed_in',
  input: z.object({ list: list() }),
  output: one(z.array(listView)),
})

/** Names are unique per person and list. */
export const addListView = endpoint({
  method: 'POST',
  path: '/list_views',
  summary: 'Save a view of a list',
  needs: 'signed_in',
  input: z.extend(fields, { list: list() }),
  output: one(listView),
  touches,
  errors: ['invalid', 'views_full'],
})

export const editListView = endpoint({
  method: 'PATCH',
  path: '/list_views/:id',
  summary: 'Change a saved view',
  needs: 'signed_in',
  input: z.object({ id: id(), name: line(limits.name_length), columns: addressPart(), is_default: flag }),
  output: one(listView),
  touches,
  errors: ['invalid', 'not_found'],
})

export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/list_views/:id',
  summary: 'Delete a saved view',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: done,
  touches,
  errors: ['not_found'],
})
