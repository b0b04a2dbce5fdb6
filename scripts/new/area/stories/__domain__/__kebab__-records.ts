import { type __Record__, __record__Endpoints } from '@portal/contract/__domain__/__kebab__'
import { idOf } from '../support/fake-rows.ts'
import type { Resource } from '../support/resource.ts'

const first: __Record__ = {
  id: idOf(1),
  name: 'First',
  created_at: '2026-11-20T10:00:00.000Z',
  version: 1,
  can: { edit: true, delete: true },
}

/** Some __spokens__ for stories and for the tests that all resources share. */
export const __record__Resource: Resource<__Record__> = {
  area: '__area__',
  endpoints: __record__Endpoints,
  rows: [first, { ...first, id: idOf(2), name: 'الثاني' }],
  draft: () => ({ name: 'Third' }),
  text: 'name',
}
