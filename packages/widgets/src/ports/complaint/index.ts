import { fileComplaint } from '@portal/contract/complaints/complaints'
import type { ComplaintPort } from '../../complaint/complaint-port.ts'
import type { CallApi } from '../call-api.ts'

export type { CallApi }

export const complaintPort = (api: CallApi): ComplaintPort => ({
  file: async (...given) => (await api(fileComplaint, ...given)).data.receipt,
})
