import type { Orm } from '../../platform/database/index.ts'
import { indicatorStore, storeValue } from '../../programmes/indicators/store.ts'
import { daysFrom, monthsFrom } from '../calendar.ts'
import { chanceOf } from '../chance.ts'
import given from '../texts/indicators.json' with { type: 'json' }
import type { DemoProject } from './projects.ts'

/** Days between two measurements. */
const EVERY = 60

/** Indicators of each project, measured about every two months until today. */
export const seedIndicators = async (db: Orm, projects: readonly DemoProject[], today: string): Promise<void> => {
  for (const { now, from, months, project } of projects) {
    const last = monthsFrom(now, from + months, 0)
    const indicators = /\p{Script=Arabic}/u.test(project.name) ? given.ar : given.en
    for (const [nth, draft] of indicators.entries()) {
      const id = await indicatorStore.insert(db, { ...draft, project_id: project.id })
      const days: string[] = []
      for (let day = daysFrom(monthsFrom(now, from), EVERY); day <= today && day <= last; day = daysFrom(day, EVERY))
        days.push(day)
      for (const [at, date] of days.entries()) {
        // Progress is somewhat ahead of or behind time, with a different pace for each project and indicator.
        const way = ((at + 1) * EVERY * (0.8 + 0.3 * chanceOf(project.code, nth))) / (months * 30)
        const value = Math.round(draft.baseline + (draft.target - draft.baseline) * Math.min(1.05, way))
        await storeValue(db, { indicator_id: id, date, value, note: null })
      }
    }
  }
}
