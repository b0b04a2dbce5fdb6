import { randomUUID } from 'node:crypto'
import { privileges } from '@portal/contract/core/rights/privileges'
import type { RequestKind } from '@portal/contract/requests/request-records'
import type { Person, Portal } from '../../../../support/portal.ts'
import { bought } from '../../../../support/requests/bought.ts'
import {
  addRequest,
  aProjectLine,
  employmentDraft,
  type People,
  requestDraft,
  signAll,
} from '../../../../support/requests/requests.ts'
import { type World, worldOf } from '../world.ts'

/** How far a member's own request has come. */
export const stages = ['signed', 'bought', 'filled'] as const

export interface OwnRequest {
  readonly kind: RequestKind
  readonly id: string
  /** Its line, and the budget line that pays for it. */
  readonly place: string
  readonly item_id: string
}

/** A person who acts on others, and on whom others act. */
export interface Member {
  readonly person: Person
  /** A training that they take, with all records about them. */
  readonly world: World
  readonly request: OwnRequest
  readonly complaint: string
}

const everything = Object.entries(privileges).flatMap(([group, commands]) =>
  commands.map(command => ({ group, command })),
)

const aRequest = async (
  portal: Portal,
  officers: People,
  requester: Person,
  stage: (typeof stages)[number],
): Promise<OwnRequest> => {
  const people = { ...officers, requester }
  const line = await aProjectLine(portal, { price_minor: 1_000_000 })
  const kind = stage === 'filled' ? 'employment_requests' : 'purchase_requests'
  const draft = kind === 'employment_requests' ? employmentDraft(people, line) : requestDraft(people, line)
  const made =
    stage === 'signed'
      ? await signAll(portal, { ...(await addRequest(portal, requester, draft, kind)), kind }, people, 2)
      : await bought(portal, people, draft, kind)
  return { kind, id: made.id, place: made.items[0].id, item_id: line.id }
}

const aComplaint = async (portal: Portal, as: Person): Promise<string> => {
  const body = randomUUID()
  await portal.call('POST', '/complaints', { as, body: { body, type: 'user' } })
  const { rows } = await portal.database.pool.query<{ id: string }>('SELECT id FROM complaints WHERE body = $1', [body])
  return rows[0]?.id ?? ''
}

/** Three people with every privilege. Each is the subject of a training, a request, and a complaint. */
export const aSociety = async (
  portal: Portal,
  officers: People,
  stagesOfRequests: readonly (typeof stages)[number][],
): Promise<readonly Member[]> => {
  const members: Member[] = []
  for (const [at, type] of (['sysadmin', 'project_director', 'project_coordinator'] as const).entries()) {
    const person = await portal.person(type, everything)
    members.push({
      person,
      world: await worldOf(portal, person),
      request: await aRequest(portal, officers, person, stagesOfRequests[at] ?? 'signed'),
      complaint: await aComplaint(portal, person),
    })
  }
  return members
}
