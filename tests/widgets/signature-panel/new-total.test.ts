import { call } from '@portal/contract/core/api/call'
import type { CallApi } from '@portal/contract/core/api/endpoint'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { signaturePort } from '@portal/widgets/ports/signature'
import { expect, test } from 'vitest'
import { raising, waitingInvoices } from '../../../stories/requests/bought-request-records.ts'

const portOf = (row: RequestRecord) => {
  const api: CallApi = (endpoint, input, key) =>
    call({ root: '/api', fetch: async () => Response.json({ data: row }) }, endpoint, input, key)
  return signaturePort(api, row)
}

test('offers the budget holder the revision with the new total', async () => {
  expect(await portOf(raising).read()).toMatchObject({ revision: 3, state: 'pending', next_role: 'budget_holder' })
})

test('shows the approved revision once the new total is decided', async () => {
  const { revision, state, next_role } = raising
  const decided = { ...raising, new_total: waitingInvoices.rejected }
  expect(await portOf(decided).read()).toMatchObject({ revision, state, next_role })
})
