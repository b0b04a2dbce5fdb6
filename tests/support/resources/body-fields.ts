import type { Endpoint } from '@portal/contract/core/api/endpoint'
import * as z from 'zod/mini'

/** A field of a request's body. `path` is as in the server's answers, with `*` for each element of a list. */
export interface BodyField {
  readonly path: string
  readonly schema: z.ZodMiniType
}

/** The schema without what makes it optional or nullable: the rules of a value that must be there. */
const required = (schema: unknown): z.ZodMiniType => {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return required(schema.def.innerType)
  if (schema instanceof z.ZodMiniType) return schema
  throw new Error('not a schema')
}

export const elementOf = (list: z.ZodMiniArray): z.ZodMiniType => required(list.def.element)

const leaves = ['string', 'number', 'boolean', 'enum', 'literal']

const within = (given: unknown, path: string): BodyField[] => {
  const schema = required(given)
  if (schema instanceof z.ZodMiniArray) return [{ path, schema }, ...within(schema.def.element, `${path}.*`)]
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return [{ path, schema }, ...schema.def.options.flatMap((option: unknown) => within(option, path))]
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<unknown>(schema.def.shape).flatMap(([key, field]) =>
      within(field, path === '' ? key : `${path}.${key}`),
    )
  if (!leaves.includes(schema.def.type)) throw new Error(`${path}: ${schema.def.type} is not walked yet`)
  return [{ path, schema }]
}

/** All fields of a request's body, including those inside lists and objects. A GET has none. */
export const bodyFieldsOf = ({ method, path, input }: Endpoint): readonly BodyField[] =>
  method === 'GET' ? [] : within(input, '').filter(field => !path.split('/').includes(`:${field.path}`))
