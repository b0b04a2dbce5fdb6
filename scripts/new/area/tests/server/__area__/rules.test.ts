import { describe, expect, test } from 'vitest'
import { rightsOn__Record__ } from '../../../packages/server/src/__area__/rules.ts'

describe('rights on a __spoken__', () => {
  test('project_director and sysadmin may do everything', () => {
    expect(rightsOn__Record__({ type: 'project_director', privileges: [] })).toEqual({ edit: true, delete: true })
    expect(rightsOn__Record__({ type: 'sysadmin', privileges: [] })).toEqual({ edit: true, delete: true })
  })

  test('an account of type user without privileges may do nothing', () => {
    expect(rightsOn__Record__({ type: 'user', privileges: [] })).toEqual({ edit: false, delete: false })
  })
})
