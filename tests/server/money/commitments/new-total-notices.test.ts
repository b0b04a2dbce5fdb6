import { expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import type { Person } from '../../support/portal.ts'
import { useNewTotals } from './new-total-steps.ts'

const { portal, people, clerk, start, ask, decide } = useNewTotals()

const kindsOf = async (as: Person, id: string): Promise<string[]> => {
  const { body } = await portal().call('GET', '/notices?limit=100', { as })
  const own = body.data.filter(({ target }: { target: { id: string } | null }) => target?.id === id)
  return own.map(({ kind }: { kind: string }) => kind)
}

test('the lowest tier for the new total is notified, until somebody decides or gives the invoice up', async () => {
  const asked = ['request_to_sign']
  const reason = 'Freight is not ours'
  // The new total of 800.00 needs a limit of 3,000.
  const [small, medium] = [
    await staffWith(portal(), 'signatures.sign', 'specials.budget_hold_500'),
    await staffWith(portal(), 'signatures.sign', 'specials.budget_hold_3000'),
  ]
  const ends = [
    ['signed', (it: Started) => decide(it, people().holder)],
    ['rejected', (it: Started) => decide(it, medium, { decision: 'reject', reason })],
    ['dropped', (_: Started, id: string) => portal().call('DELETE', `/expenses/new_totals/${id}`, { as: clerk() })],
  ] as const
  for (const [end, finish] of ends) {
    const started = await start()
    const { id } = (await ask(started, 50_000)).body.data
    const all = async () => Promise.all([small, medium, people().holder].map(as => kindsOf(as, started.request.id)))
    expect([end, ...(await all())]).toEqual([end, [], asked, []])
    // What was bought can still be received.
    expect(await kindsOf(people().requester, started.request.id)).toEqual(['request_to_receive'])
    expect((await finish(started, id)).status).toBe(200)
    expect([end, ...(await all())]).toEqual([end, [], [], []])
    expect(await kindsOf(people().requester, started.request.id)).toEqual(['request_to_receive'])
  }
})

type Started = Awaited<ReturnType<typeof start>>
