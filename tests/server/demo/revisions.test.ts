import { expect, test } from 'vitest'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'
import { seedDemo } from '../../../packages/server/src/demo/seed.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

interface Named {
  readonly id: string
  readonly code: string
}

const shownAs = async (name: string) => {
  const { call } = portal()
  const { cookies } = await call('POST', '/login', { body: { email: demoEmail(name), password: demoPassword } })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (path: string) => (await call('GET', path, { headers: { cookie } })).body.data
}

test('demo budgets have revisions, closed months, corrected reports and withdrawn exchange rates', async () => {
  const { database, services } = portal()
  await seedDemo({ ...services, database }, services.now(), 'UTC')
  const read = await shownAs('project_director')
  const projects: Named[] = await read('/projects?limit=50')
  for (const code of ['NRB-12', 'WAQ-03']) {
    const path = `/projects/${projects.find(one => one.code === code)?.id}`
    const comparison = await read(`${path}/budget_comparison`)
    expect([comparison.from, comparison.to, comparison.versions.length]).toEqual(['baseline', 'now', 2])
    const changes = comparison.lines.map(({ change }: { change: string }) => change)
    expect(changes.toSorted()).toEqual(['added', 'changed', 'changed', 'changed', 'removed'])
    expect(comparison.difference_minor).toBeGreaterThan(0)
    const last = await read(`${path}/budget_comparison?from=${comparison.versions[0]}`)
    expect(last.lines.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ['transferred_minor'],
      ['transferred_minor'],
    ])

    const monthly = await read(`${path}/monthly`)
    expect(monthly.compared).toBe('baseline')
    expect(monthly.baseline.by).not.toBeNull()
    const revised = await read(`${path}/monthly?compared=forecast`)
    const plans = ({ months }: { months: { plan_minor: number }[] }) => months.map(one => one.plan_minor)
    expect(plans(revised)).not.toEqual(plans(monthly))
    const closed = monthly.months.filter(({ is_closed }: { is_closed: boolean }) => is_closed)
    expect(closed).toHaveLength(2)
    // The demo explains a month before closing it.
    for (const { needs_explanation, explanation } of closed) expect(!needs_explanation || explanation).toBeTruthy()
    const changed = await read(`/history?of_kind=project&of_id=${path.slice(10)}&limit=100`)
    const steps = changed.filter(({ action }: { action: string }) => action.endsWith('_month'))
    expect(steps.map(({ action }: { action: string }) => action)).toEqual([
      ...['reopen_month', 'close_month', 'close_month', 'reopen_month', 'close_month', 'close_month'],
    ])
    for (const { reason, by, at } of steps) {
      expect([typeof reason, by === null]).toEqual(['string', false])
      expect(Date.parse(at)).toBeLessThan(services.now().getTime())
    }

    const [, second] = (await read(`/activities?project_id=${path.slice(10)}&sort=code`)) as Named[]
    const reports = await read(`/activities/${second?.id}/updates`)
    const wrong = reports.filter(({ is_corrected }: { is_corrected: boolean }) => is_corrected)
    const right = reports.filter(({ corrects_id }: { corrects_id: string | null }) => corrects_id === wrong[0]?.id)
    expect([wrong.length, right.length, typeof right[0]?.correction_reason]).toEqual([1, 1, 'string'])
  }
  const withdrawn = await read('/exchange_rates/withdrawn')
  expect(withdrawn).toHaveLength(2)
  for (const one of withdrawn) expect(one.withdrawn_by).not.toBeNull()
})
