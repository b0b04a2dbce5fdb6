import * as z from 'zod/mini'
import { id, version } from '../fields/fields.ts'
import type { Need } from '../rights/needs.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { done, one, page } from './lists.ts'

type Path = `/${string}`

/** A command without a need has no endpoint. */
interface CrudNeeds {
  readonly view: Need
  /** Set this where more people choose from the list than may see its records. Defaults to `view`. */
  readonly list?: Need
  readonly add?: Need
  readonly edit?: Need
  readonly delete?: Need
}

const commands = ['add', 'edit', 'delete'] as const

type Command = (typeof commands)[number]

interface Crud<Row, Draft, Query, Needs> {
  readonly path: Path
  /** For OpenAPI: `a course`, `courses`. */
  readonly names: readonly [one: string, many: string]
  readonly record: Row
  readonly draft: Draft
  /** `listQuery` with the list's sorts, extended by filters. */
  readonly query: Query
  readonly needs: Needs
  /** Paths to reload besides the list and the record. Defaults to none. */
  readonly touches?: { readonly [C in Command]?: readonly Path[] }
  /** Codes besides those that every such endpoint returns. Defaults to none. */
  readonly errors?: { readonly [C in Command]?: readonly ErrorCode[] }
}

/** Matches nobody. It fills in for commands without a need, whose endpoints are dropped. */
const nobody: Need = { anyOf: [] }

/** Standard endpoints of a record. An area exports the ones it has, and writes the others with `endpoint`. */
export const crud = <
  Row extends z.ZodMiniType,
  Draft extends z.ZodMiniObject,
  Query extends z.ZodMiniObject,
  const Needs extends CrudNeeds,
>(
  given: Crud<Row, Draft, Query, Needs>,
) => {
  const { path, names, record, draft, query, touches, errors } = given
  const needs: CrudNeeds = given.needs
  const [name, many] = names
  const own: Path = `${path}/:id`
  const all = {
    list: endpoint({
      method: 'GET',
      path,
      summary: `List ${many}`,
      needs: needs.list ?? needs.view,
      input: query,
      output: page(record),
    }),
    read: endpoint({
      method: 'GET',
      path: own,
      summary: `Read ${name}`,
      needs: needs.view,
      input: z.object({ id: id() }),
      output: one(record),
      errors: ['not_found'],
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: `Add ${name}`,
      needs: needs.add ?? nobody,
      input: draft,
      output: one(record),
      touches: [path, ...(touches?.add ?? [])],
      errors: ['invalid', ...(errors?.add ?? [])],
    }),
    edit: endpoint({
      method: 'PATCH',
      path: own,
      summary: `Change ${name}`,
      needs: needs.edit ?? nobody,
      input: z.extend(draft, { id: id(), version: version() }),
      output: one(record),
      touches: [path, own, ...(touches?.edit ?? [])],
      seenBy: needs.view,
      errors: ['invalid', 'not_found', 'changed_meanwhile', ...(errors?.edit ?? [])],
    }),
    delete: endpoint({
      method: 'DELETE',
      path: own,
      summary: `Delete ${name}`,
      needs: needs.delete ?? nobody,
      input: z.object({ id: id(), version: version() }),
      output: done,
      touches: [path, ...(touches?.delete ?? [])],
      seenBy: needs.view,
      errors: ['not_found', 'changed_meanwhile', 'in_use', ...(errors?.delete ?? [])],
    }),
  }
  for (const command of commands) if (!needs[command]) Reflect.deleteProperty(all, command)
  const offered: Pick<typeof all, 'list' | 'read' | (keyof Needs & Command)> = all
  return offered
}
