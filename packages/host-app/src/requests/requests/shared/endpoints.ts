import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import {
  type RequestKind,
  type RequestRecord,
  type RequestType,
  requestKinds,
  requestTypes,
} from '@portal/contract/requests/request-records'
import { addNeeds } from '@portal/contract/requests/requests'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import type { PageName } from '../../../core/routing/routes.ts'
import { useMay } from '../../../core/session/session.ts'

/** Endpoints by kind of request. */
export const endpointsOf = { purchase_requests: purchaseRequests, employment_requests: employmentRequests } as const

/** The kind of request, taken from the URL. */
export const useRequestKind = (): RequestKind => {
  const { page } = useCurrentRoute()
  return oneOf(requestKinds, page.path.split('/')[2]) ?? 'purchase_requests'
}

export const listHref = (kind: RequestKind) => `/staff/${kind}`

export const requestHref = ({ kind, id }: Pick<RequestRecord, 'kind' | 'id'>) => `${listHref(kind)}/${id}`

/** Page names of the lists. */
export const listPages = {
  purchase_requests: 'PurchaseRequests',
  employment_requests: 'EmploymentRequests',
} as const satisfies Record<RequestKind, PageName>

/** Types of request that the user may add. */
export const useAddableTypes = (kind: RequestKind): readonly RequestType[] => {
  const may = {
    project: useMay(addNeeds[kind].project),
    multi_project: useMay(addNeeds[kind].multi_project),
    core: useMay(addNeeds[kind].core),
  }
  return requestTypes.filter(type => may[type])
}
