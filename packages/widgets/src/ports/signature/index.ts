import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import type { RequestKind } from '@portal/contract/requests/request-records'
import type { SignaturePort } from '../../signature-panel/model/signature-port.ts'
import type { CallApi } from '../call-api.ts'

const endpointsOf = { purchase_requests: purchaseRequests, employment_requests: employmentRequests } as const

export const signaturePort = (
  api: CallApi,
  { kind, id }: { readonly kind: RequestKind; readonly id: string },
): SignaturePort => ({
  read: async () => (await api(endpointsOf[kind].read, { id })).data,
  decide: async (decision, key) => (await api(endpointsOf[kind].sign, { ...decision, id }, key)).data,
})
