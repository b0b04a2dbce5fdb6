import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { type ErrorCode, errorStatus, problem } from '@portal/contract/core/api/errors'
import { formParts } from '@portal/contract/core/api/sent-form'
import type { Need } from '@portal/contract/core/rights/needs'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

export const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return { ...rest }
}

const always = (endpoint: Endpoint): ErrorCode[] => [
  'invalid',
  'foreign_host',
  ...(endpoint.needs === 'public' ? [] : (['not_signed_in', 'privilege_missing'] as const)),
  ...(endpoint.method === 'GET' ? [] : (['foreign_origin', 'bad_json', 'body_too_large'] as const)),
]

const refusals = (endpoint: Endpoint): Json => {
  const codes = [...always(endpoint), ...(endpoint.errors ?? [])]
  const statuses = [...new Set(codes.map(code => errorStatus[code]))].sort()
  return Object.fromEntries(
    statuses.map(status => [
      String(status),
      {
        description: codes.filter(code => errorStatus[code] === status).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

// The input as JSON in one form field, with files beside it.
const withFiles = (schema: Json): Json => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        [formParts.input]: schema,
        [formParts.files]: { type: 'array', items: { type: 'string', format: 'binary' } },
      },
    },
  },
})

const needText = (need: Need): string => (typeof need === 'string' ? need : JSON.stringify(need))

// `areaOf` returns the first path segment. `idOf` returns an operation ID such as `post_courses` or `get_courses_id`.
const areaOf = ({ path }: Endpoint): string => path.split('/')[1] ?? ''
const idOf = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path.replaceAll('/:', '_').replaceAll('/', '_')}`

const operation = (endpoint: Endpoint): Json => {
  const { properties, required } = schemaOf(endpoint.input, 'input')
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, found]) => String(found))
  const fields = Object.entries(Object(properties))
  const needed = Array.isArray(required) ? required : []
  const parameters = fields
    .filter(([field]) => inPath.includes(field) || endpoint.method === 'GET')
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: needed.includes(field),
      schema,
    }))
  const body = {
    type: 'object',
    properties: Object.fromEntries(fields.filter(([field]) => !inPath.includes(field))),
    required: needed.filter(field => !inPath.includes(String(field))),
  }
  return {
    operationId: idOf(endpoint),
    summary: endpoint.summary,
    tags: [areaOf(endpoint)],
    description: `Needs: ${needText(endpoint.needs)}`,
    ...(endpoint.needs === 'public' ? { security: [] } : {}),
    parameters,
    ...(endpoint.method !== 'GET' && {
      requestBody: {
        content: { 'application/json': { schema: body }, ...(endpoint.takesFiles && withFiles(body)) },
      },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } } },
      ...refusals(endpoint),
    },
  }
}

/** Generates the OpenAPI 3.1 document. */
export const openApi = (endpoints: readonly Endpoint[]): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}
