import { expect } from 'vitest'
import { confirmDeletion } from '../../../support/made.ts'
import type { Person, Portal } from '../../../support/portal.ts'
import { take } from '../../../support/requests/bought.ts'
import { type OtherCase, ownPaid } from './request-cases.ts'

const entities = ['budget_categories', 'projects', 'donors'] as const

type Entity = (typeof entities)[number]

/** A record with an invoice of a person's own completed request, so that no commitment blocks its deletion. */
const withOwnInvoice = async (portal: Portal, as: Person, entity: Entity) => {
  const clerk = await portal.person('sysadmin')
  const { request, invoice } = await ownPaid(portal, as, 'purchase_requests')
  const posted = await portal.call('POST', '/expenses', { as: clerk, body: invoice })
  const completed = await take(portal, request, 'complete', clerk)
  expect([posted.status, completed.status]).toEqual([200, 200])
  const { rows } = await portal.database.pool.query<Record<Entity, string>>(
    `SELECT category_id AS budget_categories, project_id AS projects, donor_id AS donors
     FROM budget_items JOIN projects ON projects.id = project_id WHERE budget_items.id = $1`,
    [invoice.item_id],
  )
  return { clerk, path: `/${entity}/${rows[0]?.[entity]}` }
}

const remove = (portal: Portal, path: string, as: Person) => confirmDeletion(portal, path, as, { reason: 'Ended' })

/** Deletions and restorations that would take or return invoices of a person's own requests. */
export const removalCases: readonly OtherCase[] = entities.flatMap((entity): readonly OtherCase[] => [
  {
    endpoint: `DELETE /${entity}/:id`,
    send: async (portal, as) => remove(portal, (await withOwnInvoice(portal, as, entity)).path, as),
  },
  {
    endpoint: `POST /${entity}/:id/restore`,
    send: async (portal, as) => {
      const { clerk, path } = await withOwnInvoice(portal, as, entity)
      expect((await remove(portal, path, clerk)).status).toBe(200)
      return portal.call('POST', `${path}/restore`, { as, body: {} })
    },
  },
])
