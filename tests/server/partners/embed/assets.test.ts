import { beforeAll, expect, test } from 'vitest'
import { buildPages } from '../../../flows/support/build.ts'
import { usePortal } from '../../support/portal.ts'

beforeAll(buildPages, 120_000)
const portal = usePortal()

test('a script tag of an earlier release still loads the current panel, without long caching', async () => {
  const { app } = portal()
  const { body: tag } = await app.inject({ url: '/embed/v1.js' })
  const [present = ''] = /panel\.[\w-]+\.js/.exec(tag) ?? []
  const [now, earlier, other] = await Promise.all(
    [present, 'panel.Abcd1234.js', 'frame-en.Abcd1234.js'].map(file => app.inject({ url: `/embed/assets/${file}` })),
  )
  expect([now?.statusCode, earlier?.statusCode, other?.statusCode]).toEqual([200, 200, 404])
  expect(earlier?.body).toBe(now?.body)
  expect(now?.headers['cache-control']).toContain('immutable')
  expect(earlier?.headers['cache-control']).not.toContain('immutable')
})
