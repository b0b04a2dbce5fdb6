import type { ComplaintDraft, ComplaintType } from '@portal/contract/complaints/complaints'
import { limits } from '@portal/contract/core/fields/limits'
import { optionalLineProblem, textProblem } from '@portal/contract/core/fields/text-rules'

export interface WrittenComplaint {
  readonly body: string
  readonly type: ComplaintType
  readonly null_username: string
}

export const complaintProblems = ({
  body,
  type,
  null_username,
}: WrittenComplaint): Readonly<Record<string, string>> => {
  const wrongBody = textProblem(body)
  const wrongName = type === 'private' ? optionalLineProblem(null_username, limits.name_length) : null
  return { ...(wrongBody && { body: wrongBody }), ...(wrongName && { null_username: wrongName }) }
}

/** The values to send. Only a private complaint includes a username. */
export const complaintToSend = ({ body, type, null_username }: WrittenComplaint): ComplaintDraft => {
  const name = null_username.trim()
  return type === 'private' && name ? { body, type, null_username: name } : { body, type }
}
