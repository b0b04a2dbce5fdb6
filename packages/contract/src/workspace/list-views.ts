import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { done, one } from '../core/api/lists.ts'
import { id, line } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'

/** A list by its path in the contract, such as `/donors`. */
const list = () => line(limits.list_path_length).check(z.regex(/^(\/:?[a-z][a-z_]*)+$/, { error: 'unknown_value' }))

const flag = z.boolean({ error: 'wrong_type' })

/** Part of an address. */
const addressPart = () =>
  z
    .string({ error: 'wrong_type' })
    .check(
      z.maxLength(limits.list_query_length, { error: 'too_long' }),
      z.regex(/^[\w.*%+=&-]*$/, { error: 'bad_characters' }),
    )

/** Search, filters and sort of a list as they are in its address, under a name; `query` is empty for all of it. */
const fields = z.object({
  name: line(limits.name_length),
  query: addressPart(),
  /** Which columns are shown, in which order and how wide; empty for all of them as they are. */
  columns: addressPart(),
  /** Shown when the list is opened; of each list one at most. */
  is_default: flag,
})

/** A saved view. */
export const listView = z.extend(fields, { id: id() })

/** A saved view. */
export type ListView = z.infer<typeof listView>

const touches = ['/list_views'] as const

/** GET /list_views: the own saved views of a list, by name. */
export const listListViews = endpoint({
  method: 'GET',
  path: '/list_views',
  summary: 'Own saved views of a list',
  needs: 'signed_in',
  input: z.object({ list: list() }),
  output: one(z.array(listView)),
})

/** POST /list_views: saves one; names of a list are unique for each person. */
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

/** PATCH /list_views/:id: renames one, gives it other columns, or makes it the default or none. */
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

/** DELETE /list_views/:id: deletes one. */
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
