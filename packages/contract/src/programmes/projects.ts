import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { calendarYear, listQuery, one, page } from '../core/api/lists.ts'
import {
  choice,
  chosenId,
  datesInOrder,
  day,
  id,
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
import { deletion } from '../core/records/deletion.ts'
import { member, teamIds } from '../core/records/people.ts'
import { confirmsRate, datedRate, rate } from '../money/exchange-rates/exchange-rates.ts'

/** Specification section 3. */
export const projectTypes = ['training'] as const

/** Specification section 3. */
export const programSizes = ['small', 'medium', 'big'] as const

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
  /** Dollar value of one unit according to the contract, and its date. Defaults to today's rate. */
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

/** `usd_rate` is the contract's rate, or the rate when the project was created. */
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

export type Project = z.infer<typeof project>

export const projectRecord = z.extend(project, {
  /** First and last day of its activities and expenses. Null without any. */
  used_period: z.nullable(z.object({ start_date: z.string(), end_date: z.string() })),
  /** Sum of its budget lines. Null for people who neither see the budget nor edit the project. */
  lines_minor: z.nullable(z.int()),
  team: z.array(member),
})

export type ProjectRecord = z.infer<typeof projectRecord>

/** All projects with `view_all`, otherwise assigned ones. */
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
    /** Only projects with a month that the person should explain. */
    waiting: z.optional(z.enum(['explanation'], { error: 'unknown_value' })),
  }),
  output: page(project),
})

export const readProject = endpoint({
  method: 'GET',
  path: '/projects/:id',
  summary: 'One project with its team',
  needs: ['projects', 'view'],
  input: z.object({ id: id() }),
  output: one(projectRecord),
  errors: ['not_found'],
})

/** Adds the person to the team. An implausible contract rate needs confirmation. */
export const addProject = endpoint({
  method: 'POST',
  path: '/projects',
  summary: 'Add project',
  needs: ['projects', 'add'],
  input: fields.check(datesInOrder(), datedRate()),
  output: one(projectRecord),
  touches: ['/projects', '/donors'],
  seenBy: ['projects', 'add'],
  errors: ['invalid', 'rate_implausible'],
})

/**
 * Requires `reason` if the period excludes activities or expenses, and `budget_reason` if the budget falls below the
 * sum of its lines. The history records both. The budget can't fall below what is spent and committed. The currency is
 * fixed once the project contains money, such as a budget line. An implausible contract rate needs confirmation.
 */
export const editProject = endpoint({
  method: 'PATCH',
  path: '/projects/:id',
  summary: 'Change a project',
  needs: ['projects', 'edit'],
  input: z
    .extend(fields, { id: id(), version: version(), reason: optionalText(), budget_reason: optionalText() })
    .check(datesInOrder(), datedRate()),
  output: one(projectRecord),
  touches: ['/projects', '/projects/:id', '/donors'],
  seenBy: ['projects', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'rate_implausible'],
})

/** Team members see the project without `view_all`. */
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

/** Cascades to everything in the project. */
export const projectDeletion = deletion({
  path: '/projects',
  name: 'a project',
  needs: ['projects', 'delete'],
  touches: ['/projects', '/removed_projects', '/donors', '/activities', '/sub_activities'],
  refusesOwn: 'own_subject',
  seenBy: ['projects', 'view'],
  errors: ['own_subject', 'in_use', 'months_closed'],
})
