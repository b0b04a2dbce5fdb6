import { call, ProblemError } from '@portal/contract/core/api/call'
import type { FrameMessage } from '../../elements/messages.ts'
import type { CallApi } from '../../ports/call-api.ts'
import type { Connector } from '../sign-in/connector.ts'

/** Calls the portal with the frame's session. Reports error codes to the host page. */
export const frameApi = (connection: Connector, post: (message: FrameMessage) => void): CallApi => {
  const caller = { root: '/embed/api', fetch: connection.fetch }
  return async (endpoint, input, key, files) => {
    try {
      return await call(caller, endpoint, input, key, files)
    } catch (error) {
      if (error instanceof ProblemError) post({ portal: 'error', code: error.problem.code })
      throw error
    }
  }
}
