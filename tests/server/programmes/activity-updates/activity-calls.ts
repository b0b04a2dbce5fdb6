import { expect } from 'vitest'
import { dayFromNow } from '../../support/clock.ts'
import { anActivity, aProject } from '../../support/made.ts'
import type { Person, Portal } from '../../support/portal.ts'

const figures = { actual_cost_minor: 1000, actual_beneficiaries: 5, completion: 10 }

/** Requests about reports and steps of activities. `day` counts from today in the organisation's time zone. */
export const activityCalls = (portal: () => Portal) => {
  const day = (away: number) => dayFromNow(portal(), away)
  const onTime = () => ({ start_date: day(-100), end_date: day(100) })

  const post = (id: string, path: string, as: Person, body: object) =>
    portal().call('POST', `/activities/${id}/${path}`, { as, body })

  const begun = async (as: Person, dates: Record<string, unknown> = onTime()) => {
    const project = await aProject(portal(), { start_date: day(-400), end_date: day(400) }, as)
    const { id } = await anActivity(portal(), { project_id: project.id, ...dates }, as)
    const body = { version: 1, actual_start: day(-100), delay_justification: 'Permits' }
    const { body: answer } = await post(id, 'start', as, body)
    expect(answer.data).toMatchObject({ state: 'in_progress', actual_start: day(-100), version: 2 })
    return id
  }

  const report = (id: string, as: Person, version: number, more: object = {}) =>
    post(id, 'updates', as, { version, report_date: day(0), ...figures, ...more })

  return { day, onTime, post, begun, report, figures }
}
