import { currencies } from '@portal/contract/core/fields/money'
import { programSizes } from '@portal/contract/programmes/projects'
import * as z from 'zod/mini'
import { usdRateOn } from '../../money/usd/rate-on.ts'
import { setTeam } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { donorStore } from '../../programmes/donors/store.ts'
import { insertProject, projectTeam } from '../../programmes/projects/store.ts'
import { personId } from '../accounts.ts'
import { monthsFrom } from '../calendar.ts'
import given from '../texts/projects.json' with { type: 'json' }

const file = z.object({
  donors: z.array(z.object({ code: z.string(), full_name: z.string(), abbreviation: z.string(), country: z.string() })),
  projects: z.array(
    z.object({
      donor: z.string(),
      code: z.string(),
      name: z.string(),
      contract_code: z.string(),
      financial_code: z.string(),
      /** Months from now. */
      from: z.int(),
      months: z.int(),
      /** Whole units of its currency. */
      budget: z.int(),
      currency: z.enum(currencies),
      size: z.enum(programSizes),
      team: z.array(z.string()),
    }),
  ),
})

/** A demo project, and its period. */
export interface DemoProject {
  readonly project: {
    readonly id: string
    readonly code: string
    readonly name: string
    readonly currency: (typeof currencies)[number]
    readonly budget_minor: number
  }
  readonly now: Date
  /** Months from now to its start. Negative if it has begun. */
  readonly from: number
  readonly months: number
}

/**
 * Three donors and eight projects in three currencies and both languages: ended, running, and upcoming.
 */
export const seedProjects = async (db: Orm, now: Date): Promise<DemoProject[]> => {
  const { donors, projects } = file.parse(given)
  const ids = new Map<string, string>()
  const seeded: DemoProject[] = []
  for (const donor of donors) ids.set(donor.code, await donorStore.insert(db, donor))
  for (const { donor, from, months, budget, size, team, ...fields } of projects) {
    const start_date = monthsFrom(now, from)
    const rate = await usdRateOn(db, fields.currency, start_date)
    const id = await insertProject(db, {
      ...fields,
      donor_id: ids.get(donor) ?? '',
      type: 'training',
      start_date,
      end_date: monthsFrom(now, from + months, 0),
      budget_minor: budget * 100,
      program_size: size,
      usd_rate: rate?.rate ?? null,
      usd_rate_date: rate?.effective_date ?? null,
      drive_link: `https://drive.example.org/${fields.code.toLowerCase()}`,
    })
    const people = []
    for (const name of team) people.push(await personId(db, name))
    await setTeam(db, projectTeam, id, people)
    const { code, name, currency } = fields
    seeded.push({ project: { id, code, name, currency, budget_minor: budget * 100 }, now, from, months })
  }
  return seeded
}
