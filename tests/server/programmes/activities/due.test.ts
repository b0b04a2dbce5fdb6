import { expect, test } from 'vitest'
import { anActivity, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

test('sorts open activities by their planned end, followed by completed ones, latest first', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal())
  const of = async (end_date: string, actual_end?: string): Promise<string> => {
    const { id } = await anActivity(portal(), { project_id: project.id, start_date: '2020-01-01', end_date }, as)
    if (!actual_end) return id
    const change = `state = 'completed', completion = 100, actual_start = start_date, actual_end = $2`
    await portal().database.pool.query(`UPDATE activities SET ${change} WHERE id = $1`, [id, actual_end])
    return id
  }
  const coming = await of('2999-12-31')
  const longDone = await of('2020-02-01', '2020-02-01')
  const late = await of('2020-12-31')
  const justDone = await of('2999-06-30', '2026-01-05')
  const by = async (sort: string): Promise<string[]> => {
    const { body } = await portal().call('GET', `/activities?project_id=${project.id}&sort=${sort}`, { as })
    return body.data.map((row: { id: string }) => row.id)
  }
  expect(await by('due')).toEqual([late, coming, justDone, longDone])
  expect(await by('-due')).toEqual([longDone, justDone, coming, late])
})
