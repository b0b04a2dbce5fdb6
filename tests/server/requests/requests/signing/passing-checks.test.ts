import { describe, expect, test } from 'vitest'
import { openPortal, usePortal } from '../../../support/portal.ts'
import { delegated, delegatorWith } from '../../../support/requests/delegations.ts'
import {
  addRequest,
  aProjectLine,
  codeOf,
  employmentDraft,
  fivePeople,
  requestDraft,
  sign,
  signAll,
  useFivePeople,
} from '../../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

test.each(['requester', 'sysadmin', 'project_director'] as const)(
  'warns of a split between requests of a %s for one budget code',
  async who => {
    const as = who === 'requester' ? people().requester : await portal().person(who)
    const asked = async (budget_code: string) => {
      const items = [{ name: 'Toner', quantity: 1, unit_price_minor: 9000, budget_code }]
      const draft = {
        ...requestDraft(people(), await aProjectLine(portal())),
        type: 'core',
        project_id: undefined,
        items,
      }
      const request = await addRequest(portal(), as, draft)
      return (await sign(portal(), request, as, 'requested_by')).body.data
    }
    const first = await asked(`ADM-${who}`)
    expect(first.split_with).toEqual([])
    expect((await asked(`HQ-${who}`)).split_with).toEqual([])
    expect((await asked(`adm-${who}`)).split_with).toEqual([{ id: first.id, reference: first.reference }])
  },
)

describe.each(['sysadmin', 'project_director'] as const)('a %s', type => {
  test('can’t exceed the delegator’s limit when signing on behalf of a budget holder', async () => {
    const as = await portal().person(type)
    const holder = await delegatorWith(portal(), 'budget_hold_500')
    await delegated(portal(), holder, as, [0, 0])
    const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
    const items = [{ name: 'Van', quantity: 1, unit_price_minor: 500_01, budget_item_id: line.id }]
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line, { items }))
    await signAll(portal(), request, people(), 2)
    const given = { for_id: holder.id }
    expect(await codeOf(portal(), request, as, 'budget_holder', given)).toBe('signature_not_yours')
  })

  test('can’t sign on behalf of an officer of another location, and isn’t counted as an officer', async () => {
    const as = await portal().person(type)
    const officer = await delegatorWith(portal(), 'procurement_officer_turkey')
    await delegated(portal(), officer, as, [0, 0])
    const request = await addRequest(portal(), people().requester, requestDraft(people(), await aProjectLine(portal())))
    await signAll(portal(), request, people(), 3)
    const given = { for_id: officer.id }
    expect(await codeOf(portal(), request, as, 'procurement_department', given)).toBe('signature_not_yours')
    // A director doesn't fill the role. It must be given to somebody.
    expect(await missingOf({ location: 'turkey' }, 3)).toBe('procurement_department_turkey')
  })

  test('follows the same rules for an employment request', async () => {
    const as = await portal().person(type)
    const kind = 'employment_requests'
    const draft = async () => employmentDraft(people(), await aProjectLine(portal()))
    const own = await addRequest(portal(), as, await draft(), kind)
    await signAll(portal(), own, { ...people(), requester: as }, 2)
    expect(await codeOf(portal(), own, as, 'budget_holder')).toBe('signature_own_request')
    const other = await addRequest(portal(), people().requester, await draft(), kind)
    expect(await codeOf(portal(), other, as, 'requested_by')).toBe('signature_not_yours')
    await signAll(portal(), other, people(), 2)
    expect(await codeOf(portal(), other, as, 'procurement_department')).toBe('signature_out_of_order')
    expect(await codeOf(portal(), other, as, 'budget_holder', { decision: 'reject' })).toBe('invalid')
    expect(await codeOf(portal(), { ...other, revision: 2 }, as, 'budget_holder')).toBe('changed_meanwhile')
    expect(await codeOf(portal(), other, as, 'budget_holder')).toBe('signed')
    expect(await codeOf(portal(), other, as, 'procurement_department')).toBe('signature_repeated')
  })
})

/** The missing role of a request after this many signatures, in a portal where nobody holds the role. */
const missingOf = async (given: object, signed: number) => {
  const other = await openPortal()
  try {
    const five = await fivePeople(other)
    const request = await addRequest(other, five.requester, requestDraft(five, await aProjectLine(other), given))
    await other.person('sysadmin')
    await other.person('project_director')
    return (await signAll(other, request, five, signed)).missing_office
  } finally {
    await other.close()
  }
}
