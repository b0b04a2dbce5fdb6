import type { ExactDollars } from '@portal/contract/core/fields/money'
import { type SignatureAppearance, tierFor } from '@portal/contract/requests/signatures'
import { findById } from '../../people/accounts/store.ts'
import { teamOf } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { projectTeam } from '../../programmes/projects/store.ts'
import { personId } from '../accounts.ts'
import given from '../texts/requests.json' with { type: 'json' }

/** Names of a demo person, as documents hold them. */
export const demoNames = async (db: Orm, id: string) => {
  const person = await findById(db, id)
  return {
    id,
    full_name_en: `${person?.first_name_en} ${person?.last_name_en}`,
    full_name_ar: `${person?.first_name_ar} ${person?.last_name_ar}`,
  }
}

/** Appearance of the signature at this position. Some people draw theirs, others type it. */
export const demoAppearance = async (db: Orm, id: string, place: number): Promise<SignatureAppearance> => {
  const strokes = given.drawn[place]
  return strokes ? { kind: 'drawn', strokes } : { kind: 'typed', text: (await demoNames(db, id)).full_name_en }
}

/** The person who makes requests for a project: its project officer or coordinator, whichever is on the team. */
const requesterOf = async (db: Orm, projectId: string): Promise<string> => {
  const officer = await personId(db, 'project_officer')
  const team = await teamOf(db, projectTeam, projectId)
  return team.some(({ user_id }) => user_id === officer) ? officer : personId(db, 'project_coordinator')
}

/** The five people who sign a request of this total in a project. */
export const signers = async (db: Orm, projectId: string, total: ExactDollars) => [
  await requesterOf(db, projectId),
  await personId(db, 'direct_manager'),
  await personId(db, tierFor(total).replace('budget_hold', 'budget_holder')),
  await personId(db, 'procurement_syria'),
  await personId(db, 'accounting_syria'),
]
