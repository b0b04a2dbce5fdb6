import { expect, test } from 'vitest'
import { staffWith } from '../../../support/people/holders.ts'
import { delegated, delegatorWith } from '../../../support/requests/delegations.ts'
import { sign } from '../../../support/requests/requests.ts'
import { useSigning } from '../../../support/requests/signing.ts'

const { portal, people, aRequest } = useSigning()

test('returns who can sign next and on whose behalf, the days of waiting, and the latest signature', async () => {
  const request = await aRequest(0)
  const read = async () => {
    const { body } = await portal().call('GET', `/purchase_requests/${request.id}`, { as: people().requester })
    return body.data
  }
  const signersNow = async () => (await read()).next_signers.map((one: NextSigner) => [one.by.id, one.for?.id ?? null])
  expect([await signersNow(), (await read()).latest]).toEqual([[[people().requester.id, null]], null])
  await sign(portal(), request, people().requester, 'requested_by')
  expect(await signersNow()).toEqual([[people().manager.id, null]])
  await sign(portal(), request, people().manager, 'direct_manager')
  const holder = await delegatorWith(portal(), 'budget_hold_100')
  const delegate = await staffWith(portal(), 'signatures.sign')
  await delegated(portal(), holder, delegate, [0, 0])
  const poor = await staffWith(portal(), 'signatures.sign', 'specials.operations_officer_syria')
  const now = await signersNow()
  expect(now).toEqual(
    expect.arrayContaining([
      [holder.id, null],
      [delegate.id, holder.id],
      [people().holder.id, null],
    ]),
  )
  expect(now.flat()).not.toContain(poor.id)
  // The lowest sufficient limit comes first.
  const own = now.map(([by]: readonly string[]) => by)
  expect(own.indexOf(holder.id)).toBeLessThan(own.indexOf(people().holder.id))
  const { latest, waiting_days } = await read()
  expect([latest, waiting_days]).toMatchObject([
    { kind: 'sign', role: 'direct_manager', by: { id: people().manager.id } },
    0,
  ])
  await portal().database.pool.query(
    `UPDATE requests SET waiting_since = waiting_since - interval '75 hours' WHERE id = $1`,
    [request.id],
  )
  expect((await read()).waiting_days).toBe(3)
  const given = { decision: 'reject', reason: 'Too dear' }
  await sign(portal(), request, people().holder, 'budget_holder', given)
  expect(await read()).toMatchObject({
    ...{ latest: { kind: 'reject', role: 'budget_holder' }, waiting_days: null, next_signers: [] },
  })
  const { body } = await portal().call('GET', '/signatures?mine=signed&limit=100', { as: people().manager })
  expect(body.data.find(({ id }: { id: string }) => id === request.id).latest.kind).toBe('reject')
})

interface NextSigner {
  readonly by: { readonly id: string }
  readonly for: { readonly id: string } | null
}
