import { expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aProject } from '../../support/made.ts'
import { openPortal } from '../../support/portal.ts'

const period = { start_date: '2026-01-01', end_date: '2026-04-10' }

test.each([
  ['Pacific/Kiritimati', '2026-01-31T10:30:00Z', ['past', 'running'], 32],
  ['Pacific/Pago_Pago', '2026-02-01T10:30:00Z', ['running', 'coming'], 31],
])('uses the month and day of the time zone %s at %s', async (TIME_ZONE, moment, phases, passed) => {
  const there = await openPortal({ TIME_ZONE })
  try {
    setClock(there, moment)
    const as = await there.person('sysadmin')
    const project = await aProject(there, period, as)
    const { body } = await there.call('GET', `/projects/${project.id}/monthly`, { as })
    expect(body.data.months.slice(0, 2).map(({ phase }: { phase: string }) => phase)).toEqual(phases)
    expect(body.data.time_percent).toBe(passed)
  } finally {
    await there.close()
  }
})
