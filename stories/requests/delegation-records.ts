import {
  type Delegation,
  delegationEndpoints,
  listDelegates,
  readDelegationCalendar,
  revokeDelegation,
} from '@portal/contract/requests/delegations'
import type { FakeApi } from '../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../support/fake-rows.ts'

const rasha = { id: idOf(921), full_name_en: 'Rasha Omari', full_name_ar: 'رشا عمري' }
const mehmet = { id: idOf(922), full_name_en: 'Mehmet Kaya', full_name_ar: 'محمد كايا' }
const hala = { id: idOf(923), full_name_en: 'Hala Jaber', full_name_ar: 'هالة جابر' }

const delegates = [mehmet, hala]

const nothing = { edit: false, delete: false, revoke: false }

/** An active delegation by the user. */
export const active: Delegation = {
  ...{ id: idOf(931), from: '2025-06-10', to: '2025-06-18', state: 'active', version: 1 },
  ...{ delegated_by: rasha, delegated_to: mehmet, can: { ...nothing, edit: true, revoke: true } },
}

/** A delegation that hasn't begun. */
export const upcoming: Delegation = {
  ...{ id: idOf(932), from: '2025-08-01', to: '2025-08-14', state: 'upcoming', version: 1 },
  ...{ delegated_by: rasha, delegated_to: hala, can: { ...nothing, edit: true, delete: true } },
}

/** Delegations given and received by one person, in every state. */
export const delegations: readonly Delegation[] = [
  active,
  upcoming,
  {
    ...{ id: idOf(933), from: '2025-06-16', to: '2025-06-20', state: 'active', version: 1 },
    ...{ delegated_by: hala, delegated_to: rasha, can: nothing },
  },
  { ...active, id: idOf(934), from: '2025-03-02', to: '2025-03-09', state: 'ended', can: nothing },
  { ...active, id: idOf(935), from: '2025-02-02', to: '2025-02-20', state: 'revoked', can: nothing },
]

/** Fakes the requests of these delegations. Returns the stored rows. */
export const answerDelegations = (api: FakeApi, rows: readonly Delegation[] = delegations) => {
  const stored = storeOf(rows)
  const { list, read, add, edit, delete: remove } = delegationEndpoints
  api.on(list, input => pageIn(stored.rows(), { ...input, sort: input.sort ?? '-from' }))
  api.on(read, ({ id }) => ({ data: stored.find(id) }))
  api.on(add, ({ delegated_to_id, ...days }) => {
    const delegated_to = delegates.find(({ id }) => id === delegated_to_id) ?? null
    return stored.keep({ ...upcoming, ...days, delegated_to, id: idOf(999) })
  })
  api.on(edit, ({ id, version, from, to }) => stored.change(id, version, { from, to }))
  api.on(remove, ({ id }) => stored.remove(id))
  api.on(revokeDelegation, ({ id, version }) => stored.change(id, version, { state: 'revoked', can: nothing }))
  api.on(listDelegates, () => ({ data: delegates }))
  api.on(readDelegationCalendar, ({ month }) => ({
    data: stored
      .rows()
      .filter(({ from, to, state }) => state !== 'revoked' && from <= `${month}-31` && to >= `${month}-01`),
  }))
  return stored
}
