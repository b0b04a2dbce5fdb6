import { beforeAll } from 'vitest'
import { staffWith } from '../people/holders.ts'
import { type Person, usePortal } from '../portal.ts'
import { delegatorWith } from './delegations.ts'
import { addRequest, aProjectLine, fivePeople, type People, requestDraft, sign, signAll } from './requests.ts'

/**
 * A portal with the five people of its requests, an accountant who can delegate, and helpers for tests of delegations.
 */
export const useSigning = () => {
  const portal = usePortal()
  let five: People
  beforeAll(async () => {
    five = { ...(await fivePeople(portal())), accountant: await delegatorWith(portal(), 'accounting_officer_syria') }
  })

  /** A person who may sign and has these additional privileges. */
  const signer = (...rights: `${string}.${string}`[]) => staffWith(portal(), 'signatures.sign', ...rights)

  /** A request that the first `signed` people have signed. */
  const aRequest = async (signed: number, as: Person = five.requester) => {
    const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
    const request = await addRequest(portal(), as, requestDraft(five, line))
    await signAll(portal(), request, { ...five, requester: as }, signed)
    return request
  }

  /** Signs in another person's name. Returns `signed` or the error code. */
  const signFor = async (
    request: Parameters<typeof sign>[1],
    as: Person,
    away: Person,
    role = 'accounting_department',
    given: object = {},
  ): Promise<string> => {
    const { status, body } = await sign(portal(), request, as, role, { for_id: away.id, ...given })
    return status === 200 ? 'signed' : body.code
  }

  /** Returns the row of a request in a person's waiting list. */
  const waitingFor = async (as: Person, id: string) => {
    const { body } = await portal().call('GET', '/purchase_requests?mine=waiting&limit=100', { as })
    return body.data.find((row: { id: string }) => row.id === id)
  }

  return { portal, people: () => five, signer, aRequest, signFor, waitingFor }
}
