import { __record__Endpoints } from '@portal/contract/__domain__/__kebab__'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { __records__ } from './schema.ts'

export const __records__Routes = crudRoutes(__record__Endpoints, {
  entity: '__area__',
  store: storeOf({
    table: __records__,
    select: db => db.select().from(__records__),
    sorts: { name: 'text', created_at: 'moment' },
    usual: 'name',
  }),
  present: (row, can) => ({ ...row, created_at: row.created_at.toISOString(), can }),
  fields: draft => draft,
})
