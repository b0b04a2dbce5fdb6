import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { listSignaturesRoute, readRoutes } from '../read.ts'
import { changeRoutes } from './change.ts'
import { completeRoutes } from './complete.ts'
import { receiveRoutes } from './receive.ts'
import { signRoutes } from './sign.ts'
import { stepRoutes } from './steps.ts'

export const requestRoutes = [
  ...readRoutes('purchase_requests', purchaseRequests),
  ...readRoutes('employment_requests', employmentRequests),
  ...changeRoutes,
  ...signRoutes('purchase_requests', purchaseRequests),
  ...signRoutes('employment_requests', employmentRequests),
  ...stepRoutes('purchase_requests', purchaseRequests),
  ...stepRoutes('employment_requests', employmentRequests),
  ...completeRoutes('purchase_requests', purchaseRequests),
  ...completeRoutes('employment_requests', employmentRequests),
  ...receiveRoutes,
  listSignaturesRoute,
]
