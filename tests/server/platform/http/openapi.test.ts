import { errorStatus } from '@portal/contract/core/api/errors'
import { describe, expect, test } from 'vitest'
import { openApi } from '../../../../packages/server/src/platform/http/documents/openapi.ts'
import { allEndpoints } from '../../support/endpoints.ts'

type Json = ReturnType<typeof JSON.parse>
const description: Json = JSON.parse(JSON.stringify(openApi(allEndpoints.map(({ endpoint }) => endpoint))))

const walk = (value: Json, visit: (node: Json) => void): void => {
  if (typeof value !== 'object' || value === null) return
  visit(value)
  for (const inner of Object.values(value)) walk(inner, visit)
}

const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce((node: Json, part) => node?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], description)

const operations = allEndpoints.map(({ endpoint }) => {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
  return { endpoint, path, operation: description.paths[path]?.[endpoint.method.toLowerCase()] }
})

describe('the OpenAPI description', () => {
  test('has version 3.1 and the required fields', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
    })
    const allowed = ['openapi', 'info', 'servers', 'security', 'paths', 'components', 'tags']
    expect(Object.keys(description).filter(name => !allowed.includes(name))).toEqual([])
  })

  test('contains each endpoint once and nothing else', () => {
    const described = Object.entries<Json>(description.paths).flatMap(([path, item]) =>
      Object.keys(item).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(operations.map(({ endpoint, path }) => `${endpoint.method} ${path}`).sort())
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(operations)(
    '$endpoint.method $path describes its parameters, body and responses',
    ({ endpoint, path, operation }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const given = operation.parameters.filter((one: Json) => one.in === 'path')
      expect(given.map((one: Json) => [one.name, one.required])).toEqual(inPath.map(name => [name, true]))
      for (const one of operation.parameters) expect(['path', 'query']).toContain(one.in)
      expect(operation.requestBody !== undefined).toBe(endpoint.method !== 'GET')
      expect(operation.responses['200'].content['application/json'].schema.type).toBe('object')
      for (const [status, answer] of Object.entries<Json>(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/)
        expect(answer.description.length).toBeGreaterThan(0)
      }
      expect(operation.responses['401'] !== undefined).toBe(
        endpoint.needs !== 'public' || (endpoint.errors ?? []).some(code => errorStatus[code] === 401),
      )
    },
  )

  test('has no dangling reference or unknown security scheme', () => {
    const refs = new Set<string>()
    walk(description, node => {
      if (typeof node.$ref === 'string') refs.add(node.$ref)
    })
    expect(refs.size).toBeGreaterThan(0)
    for (const ref of refs) expect([ref, typeof resolve(ref)]).toEqual([ref, 'object'])
    for (const [name] of description.security.flatMap(Object.entries))
      expect(Object.keys(description.components.securitySchemes)).toContain(name)
  })
})
