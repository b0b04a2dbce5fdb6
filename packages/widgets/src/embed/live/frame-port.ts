import type { Problem } from '@portal/contract/core/api/errors'
import type { ComplaintPort } from '../../ports/complaint/index.ts'
import type { Connector } from '../sign-in/connector.ts'

class Refused extends Error {
  readonly problem: Pick<Problem, 'code'>
  constructor(problem: Pick<Problem, 'code'>) {
    super(problem.code)
    this.problem = problem
  }
}

const answerOf = async (response: Promise<Response>): Promise<unknown> => {
  const answer = await response.catch(() => null)
  if (!answer) throw new Refused({ code: 'unavailable' })
  const body = await answer.json().catch(() => ({ code: 'internal' }))
  if (!answer.ok) throw new Refused(body)
  return body
}

const receiptIn = (answer: unknown): string | undefined => {
  const { data } = Object(answer)
  return typeof data?.receipt === 'string' ? data.receipt : undefined
}

/**
 * Port of the complaint frame. A private complaint is sent without the session, with a ticket that the session
 * requested. Each key has one ticket, so that the server recognises a retry.
 */
export const framePort = ({ connect, refresh, request }: Connector): ComplaintPort => {
  let cached: { key: string; ticket: string } | undefined
  const ticketFor = async (key: string) => {
    if (cached?.key === key) return cached.ticket
    const body = Object(await answerOf(request('tickets', {})))
    cached = { key, ticket: String(body.data.ticket) }
    return cached.ticket
  }
  const send = async (...[draft, key, files]: Parameters<ComplaintPort['file']>) => {
    if (draft.type !== 'private') return answerOf(request('complaints', { draft, key }, { files }))
    const ticket = await ticketFor(key)
    return answerOf(request('complaints', { draft, ticket }, { isAnonymous: true, files }))
  }
  return {
    logIn: connect,
    file: async (...given) => {
      if (!(await connect())) throw new Refused({ code: 'not_signed_in' })
      try {
        return receiptIn(await send(...given))
      } catch (error) {
        // The session or ticket may have expired after 15 minutes. The next try signs in again and requests a new
        // ticket.
        if (error instanceof Refused && ['not_signed_in', 'ticket_invalid'].includes(error.problem.code)) {
          cached = undefined
          await refresh()
        }
        throw error
      }
    },
  }
}
