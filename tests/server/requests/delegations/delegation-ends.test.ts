import { describe, expect, test } from 'vitest'
import { startOfDay } from '../../../../packages/server/src/platform/time/day.ts'
import { rounds } from '../../../support/rounds.ts'
import { setClock } from '../../support/clock.ts'
import type { Person } from '../../support/portal.ts'
import { delegated, delegatorWith, revoke } from '../../support/requests/delegations.ts'
import { sign } from '../../support/requests/requests.ts'
import { useSigning } from '../../support/requests/signing.ts'

const { portal, people, signer, aRequest, signFor, waitingFor } = useSigning()

describe('a delegation ends', () => {
  test('at the end of its last day in the organisation’s time zone', async () => {
    const { TIME_ZONE } = portal().services.settings
    const now = portal().services.now()
    const delegate = await signer()
    await delegated(portal(), people().accountant, delegate, [2, 3])
    const requests = [await aRequest(4), await aRequest(4)] as const
    const startsIn = (days: number) => startOfDay(new Date(now.getTime() + days * 86_400_000), TIME_ZONE).getTime()
    const at = (moment: number) => setClock(portal(), new Date(moment).toISOString())
    at(startsIn(2) - 5000)
    expect(await signFor(requests[0], delegate, people().accountant)).toBe('not_found')
    at(startsIn(2))
    expect(await signFor(requests[0], delegate, people().accountant)).toBe('signed')
    at(startsIn(4) - 60_000)
    expect(await waitingFor(delegate, requests[1].id)).toBeDefined()
    at(startsIn(4))
    expect(await waitingFor(delegate, requests[1].id)).toBeUndefined()
    expect(await signFor(requests[1], delegate, people().accountant)).toBe('not_found')
  })

  test('when it is revoked, even if the delegate signs concurrently', async () => {
    for (let round = 0; round < rounds(3, 10); round++) {
      const delegate = await signer()
      const row = await delegated(portal(), people().accountant, delegate, [0, 0])
      const request = await aRequest(4)
      const [signed, revoked] = await Promise.all([
        signFor(request, delegate, people().accountant),
        revoke(portal(), people().accountant, row),
      ])
      expect(revoked.status).toBe(200)
      expect(['signed', 'not_found', 'signature_not_yours']).toContain(signed)
      const after = await aRequest(4)
      expect(await signFor(after, delegate, people().accountant)).toBe('not_found')
    }
  })

  test('when it is revoked while the delegate’s signature is blocked by a lock on the request', async () => {
    const delegate = await signer('purchase_requests.view_all')
    const row = await delegated(portal(), people().accountant, delegate, [0, 0])
    const request = await aRequest(4)
    const client = await portal().database.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT FROM requests WHERE id = $1 FOR UPDATE', [request.id])
      const signed = signFor(request, delegate, people().accountant)
      await expect
        .poll(async () => {
          const { rows } = await portal().database.pool.query(`SELECT FROM pg_locks WHERE NOT granted`)
          return rows.length
        })
        .toBeGreaterThan(0)
      await revoke(portal(), people().accountant, row)
      await client.query('COMMIT')
      expect(await signed).toBe('signature_not_yours')
    } finally {
      client.release()
    }
  })

  test('when either account is deactivated', async () => {
    const root = await portal().person('sysadmin')
    const deactivate = ({ id }: Person) => portal().call('POST', '/users/deactivate', { as: root, body: { ids: [id] } })
    const accountant = await delegatorWith(portal(), 'accounting_officer_syria')
    const delegate = await signer()
    await delegated(portal(), accountant, delegate, [0, 3])
    const request = await aRequest(4)
    expect(await waitingFor(delegate, request.id)).toBeDefined()
    await deactivate(accountant)
    expect(await waitingFor(delegate, request.id)).toBeUndefined()
    expect(await signFor(request, delegate, accountant)).toBe('not_found')
    await portal().call('POST', '/users/reactivate', { as: root, body: { ids: [accountant.id] } })
    expect(await signFor(request, delegate, accountant)).toBe('not_found')
    await delegated(portal(), people().accountant, delegate, [0, 3])
    await deactivate(delegate)
    expect(await signFor(request, delegate, people().accountant)).toBe('not_signed_in')
  })
})

test('accepts one signature when the delegator and the delegate sign concurrently', async () => {
  const accountant = await delegatorWith(portal(), 'accounting_officer_syria')
  const delegate = await signer()
  await delegated(portal(), accountant, delegate, [0, 0])
  for (let round = 0; round < rounds(3, 10); round++) {
    const request = await aRequest(4)
    const [own, lent] = await Promise.all([
      sign(portal(), request, accountant, 'accounting_department').then(({ status }) => status === 200),
      signFor(request, delegate, accountant).then(code => code === 'signed'),
    ])
    expect([own, lent].filter(Boolean)).toHaveLength(1)
  }
  const request = await aRequest(4)
  await sign(portal(), request, accountant, 'accounting_department')
  expect(await signFor(request, delegate, accountant)).toBe('signature_out_of_order')
})
