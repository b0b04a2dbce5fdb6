import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { listSignaturesRoute, requestReadRoutes } from '../read.ts'
import { requestChangeRoutes } from './change.ts'
import { completeRoutes } from './complete.ts'
import { receiveRoutes } from './receive.ts'
import { signRoutes } from './sign.ts'
import { requestStepRoutes } from './steps.ts'

export const requestRoutes = [
  ...requestReadRoutes('purchase_requests', purchaseRequests),
  ...requestReadRoutes('employment_requests', employmentRequests),
  ...requestChangeRoutes,
  ...signRoutes('purchase_requests', purchaseRequests),
  ...signRoutes('employment_requests', employmentRequests),
  ...requestStepRoutes('purchase_requests', purchaseRequests),
  ...requestStepRoutes('employment_requests', employmentRequests),
  ...completeRoutes('purchase_requests', purchaseRequests),
  ...completeRoutes('employment_requests', employmentRequests),
  ...receiveRoutes,
  listSignaturesRoute,
]
