import { describe, expect, test } from 'vitest'
import { isOfflinePage, isStoredAnswer, storedPaths } from '../../../../packages/host-app/src/core/offline/stores.ts'
import { allEndpoints } from '../../../server/support/endpoints.ts'

describe('the offline cache', () => {
  test('stores only responses about the person’s own data', () => {
    const address = (path: string) => `/api${path.replace(/:\w+/g, '3f0c')}`
    // The URL of this endpoint has the evaluation's type in place of a parameter.
    const evaluation = '/sub_activities/:id/evaluations/trainee'
    const reads = allEndpoints.flatMap(({ endpoint }) => (endpoint.method === 'GET' ? [endpoint.path] : []))
    const found = reads.filter(path => isStoredAnswer(address(path)))
    expect([...found, evaluation].toSorted()).toEqual([...storedPaths].toSorted())
    expect(isStoredAnswer(address(evaluation))).toBe(true)
    expect(isStoredAnswer('/api/sub_activities/3f0c/evaluations/instructor')).toBe(false)
    expect(isStoredAnswer('/elsewhere/api/user')).toBe(false)
  })

  test('stores only pages of the trainee’s area', () => {
    for (const path of ['/sup', '/sup/trainings', '/sup/trainings/1/exam/pre'])
      expect(isOfflinePage(path), path).toBe(true)
    for (const path of ['/', '/staff', '/staff/users', '/staff/trainings/1', '/auth/login', '/support'])
      expect(isOfflinePage(path), path).toBe(false)
  })
})
