import { expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aLine } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal({ TIME_ZONE: 'Asia/Damascus' })

test('an expense can be dated the next day from midnight in the organisation’s time zone', async () => {
  const as = await portal().person('sysadmin')
  const { id: item_id } = await aLine(portal())
  const body = { item_id, amount_minor: 1, description: 'Fee', date: '2026-03-02' }
  const add = () => portal().call('POST', '/expenses', { as, body })
  setClock(portal(), '2026-03-01T20:50:00Z')
  expect((await add()).body.errors).toEqual([{ path: 'date', code: 'date_future' }])
  setClock(portal(), '2026-03-01T21:00:00Z')
  expect((await add()).status).toBe(200)
})
