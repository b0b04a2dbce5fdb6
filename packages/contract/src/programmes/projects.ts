import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { calendarYear, done, listQuery, one, page } from '../core/api/lists.ts'
import {
  choice,
  chosenId,
  day,
  id,
  inOrder,
  line,
  minor,
  moment,
  optionalDay,
  optionalLine,
  optionalText,
  shortCode,
  version,
  webAddress,
} from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { currencies } from '../core/fields/money.ts'
import { confirmedDeletion, deletionImpact, deletionImpactQuery } from '../core/records/deletion-impact.ts'
import { member, teamIds } from '../core/records/people.ts'
import { confirmsRate, datedRate, rate } from '../money/exchange-rates/exchange-rates.ts'

/** Project types (specification section 3). */
export const projectTypes = ['training'] as const

/** Program sizes (specification section 3). */
export const programSizes = ['small', 'medium', 'big'] as const

/** Whether a project is upcoming, running or ended. */
export const projectPhases = ['upcoming', 'running', 'ended'] as const

const fields = z.object({
  donor_id: chosenId(),
  code: shortCode(),
  name: line(),
  contract_code: optionalLine(limits.code_length),
  type: choice(projectTypes),
  start_date: day(),
  end_date: day(),
  financial_code: optionalLine(limits.code_length),
  budget_minor: minor(),
  currency: choice(currencies),
  drive_link: z.optional(z.union([z.literal(''), webAddress()], { error: 'address_invalid' })),
  program_size: choice(programSizes),
  /** What one unit of its currency is worth in dollars by its contract, and since when; else the rate known today. */
  contract_rate: z.optional(rate()),
  contract_rate_date: optionalDay(),
  ...confirmsRate,
})

const rights = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  assign_users: z.boolean(),
  download_report: z.boolean(),
  add_activity: z.boolean(),
  view_activities: z.boolean(),
  view_budget: z.boolean(),
  download_budget_report: z.boolean(),
})

/** A project. `usd_rate` is its contract's, or what one unit of its currency was worth when it was made (decision 20). */
export const project = z.object({
  id: id(),
  donor: z.object({ id: id(), code: z.string(), full_name: z.string() }),
  code: z.string(),
  name: z.string(),
  contract_code: z.nullable(z.string()),
  type: z.enum(projectTypes),
  start_date: z.string(),
  end_date: z.string(),
  phase: z.enum(projectPhases),
  financial_code: z.nullable(z.string()),
  budget_minor: z.int(),
  currency: z.enum(currencies),
  usd_rate: z.nullable(z.number()),
  usd_rate_date: z.nullable(z.string()),
  drive_link: z.nullable(z.string()),
  program_size: z.enum(programSizes),
  created_at: moment(),
  version: version(),
  can: rights,
})

/** A project. */
export type Project = z.infer<typeof project>

/** A project with the people who work on it. */
export const projectRecord = z.extend(project, {
  /** The first and the last day of its activities and expenses; null where there are none. */
  used_period: z.nullable(z.object({ start_date: z.string(), end_date: z.string() })),
  /** What its budget lines come to; null for those who neither see its budget nor change the project. */
  lines_minor: z.nullable(z.int()),
  team: z.array(member),
})

/** A project with its team. */
export type ProjectRecord = z.infer<typeof projectRecord>

/** GET /projects: all for `view_all`, else those that one is assigned to (decision 35). */
export const listProjects = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'Projects',
  needs: ['projects', 'view'],
  input: z.extend(listQuery(['code', '-code', 'name', '-name', 'start_date', '-start_date', 'end_date', '-end_date']), {
    donor_id: z.optional(id()),
    currency: z.optional(z.enum(currencies, { error: 'unknown_value' })),
    program_size: z.optional(z.enum(programSizes, { error: 'unknown_value' })),
    phase: z.optional(z.enum(projectPhases, { error: 'unknown_value' })),
    year: calendarYear(),
    /** Only those that wait for the person: a month asks for an explanation. */
    waiting: z.optional(z.enum(['explanation'], { error: 'unknown_value' })),
  }),
  output: page(project),
})

/** GET /projects/:id */
export const readProject = endpoint({
  method: 'GET',
  path: '/projects/:id',
  summary: 'One project with its team',
  needs: ['projects', 'view'],
  input: z.object({ id: id() }),
  output: one(projectRecord),
  errors: ['not_found'],
})

/** POST /projects: whoever adds it is in its team. An implausible rate of its contract asks first (decision 51). */
export const addProject = endpoint({
  method: 'POST',
  path: '/projects',
  summary: 'Add project',
  needs: ['projects', 'add'],
  input: fields.check(inOrder(), datedRate()),
  output: one(projectRecord),
  touches: ['/projects', '/donors'],
  seenBy: ['projects', 'add'],
  errors: ['invalid', 'rate_implausible'],
})

/**
 * PATCH /projects/:id: a period that leaves activities or expenses outside asks for a reason, which is recorded in the
 * changes of the project; so does a budget that is lowered to less than the total of its lines, as `budget_reason`. Less
 * than what is spent and committed is refused. The currency is fixed once there is money in it, such as an activity's or
 * a budget line's. A changed rate of its contract that is implausible asks first.
 */
export const editProject = endpoint({
  method: 'PATCH',
  path: '/projects/:id',
  summary: 'Change a project',
  needs: ['projects', 'edit'],
  input: z
    .extend(fields, { id: id(), version: version(), reason: optionalText(), budget_reason: optionalText() })
    .check(inOrder(), datedRate()),
  output: one(projectRecord),
  touches: ['/projects', '/projects/:id', '/donors'],
  seenBy: ['projects', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'rate_implausible'],
})

/** PATCH /projects/:id/team: who works on it; they see it, also without `view_all`. */
export const assignToProject = endpoint({
  method: 'PATCH',
  path: '/projects/:id/team',
  summary: 'Set the team of a project',
  needs: ['projects', 'assign_users'],
  input: z.object({ id: id(), version: version(), user_ids: teamIds() }),
  output: one(projectRecord),
  touches: ['/projects', '/projects/:id'],
  seenBy: ['projects', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

/** GET /projects/:id/deletion_impact: exactly what goes when the project is deleted. */
export const readProjectDeletionImpact = endpoint({
  method: 'GET',
  path: '/projects/:id/deletion_impact',
  summary: 'What goes with a project',
  needs: ['projects', 'delete'],
  input: deletionImpactQuery,
  output: one(deletionImpact),
  errors: ['not_found'],
})

/** DELETE /projects/:id: with all that belongs to it, after the code has been typed. */
export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/projects/:id',
  summary: 'Delete a project',
  needs: ['projects', 'delete'],
  input: confirmedDeletion,
  output: done,
  touches: ['/projects', '/removed_projects', '/donors', '/activities', '/sub_activities'],
  seenBy: ['projects', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'in_use', 'months_closed'],
})
