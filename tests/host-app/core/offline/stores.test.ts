import { describe, expect, test } from 'vitest'
import { isOfflinePage, isStoredAnswer, storedPaths } from '../../../../packages/host-app/src/core/offline/stores.ts'
import { allEndpoints } from '../../../server/support/endpoints.ts'

describe('what is stored for the time without a connection', () => {
  test('are reads of the person’s own, and no other answer of the server', () => {
    const address = (path: string) => `/api${path.replace(/:\w+/g, '3f0c')}`
    // Its type is in the URL.
    const evaluation = '/sub_activities/:id/evaluations/trainee'
    const reads = allEndpoints.flatMap(({ endpoint }) => (endpoint.method === 'GET' ? [endpoint.path] : []))
    const found = reads.filter(path => isStoredAnswer(address(path)))
    expect([...found, evaluation].toSorted()).toEqual([...storedPaths].toSorted())
    expect(isStoredAnswer(address(evaluation))).toBe(true)
    expect(isStoredAnswer('/api/sub_activities/3f0c/evaluations/instructor')).toBe(false)
    expect(isStoredAnswer('/elsewhere/api/user')).toBe(false)
  })

  test('are pages of the trainee’s area alone', () => {
    for (const path of ['/sup', '/sup/trainings', '/sup/trainings/1/exam/pre'])
      expect(isOfflinePage(path), path).toBe(true)
    for (const path of ['/', '/staff', '/staff/users', '/staff/trainings/1', '/auth/login', '/support'])
      expect(isOfflinePage(path), path).toBe(false)
  })
})
