import type { InputOf } from '@portal/contract/core/api/endpoint'
import { isOwn } from '@portal/contract/core/api/own-subject'
import { can } from '@portal/contract/core/rights/needs'
import type { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { itemTotal } from '@portal/contract/requests/request-items'
import type { Employment, RequestContent, RequestItem, RequestKind } from '@portal/contract/requests/request-records'
import { addNeeds } from '@portal/contract/requests/requests'
import type { Context } from '../../../platform/http/context.ts'
import { type FieldProblem, refuse } from '../../../platform/http/refusal.ts'
import { todayOf } from '../../../platform/time/day.ts'
import { findVisibleProject } from '../../../programmes/projects/visible-project.ts'
import { allSigners } from '../../signatures/signers.ts'
import { fieldOfItem } from './employment.ts'
import { itemProblems } from './item-rules.ts'
import { requestLines } from './lines.ts'

/** The submitted draft, with the extra fields of an employment request. */
export interface RequestDraft extends InputOf<typeof purchaseRequests.add> {
  readonly employment?: Employment
}

/** Kind and reference of the request to make from the draft. */
interface Target {
  readonly kind: RequestKind
  readonly reference: string
}

/** The request being edited, with its current required date. */
interface Present {
  readonly id: string
  readonly required_date: string
}

/**
 * Makes the content to sign from a draft. Reports all problems in one error: a past date, a manager who can't sign,
 * lines of other projects, or lines with too little left.
 */
export const draftContentOf = async (
  context: Context,
  draft: RequestDraft,
  { kind, reference }: Target,
  present?: Present,
): Promise<RequestContent> => {
  const { db, user, services } = context
  if (!can(user, addNeeds[kind][draft.type])) throw refuse('privilege_missing')
  const problems: FieldProblem[] = []
  const project =
    draft.type === 'project' && draft.project_id
      ? await findVisibleProject(db, user, draft.project_id, 'key share')
      : undefined
  if (draft.type === 'project' && !project) problems.push({ path: 'project_id', code: 'select_value' })
  if (project && project.currency !== draft.currency) problems.push({ path: 'currency', code: 'currency_differs' })
  if (draft.required_date < todayOf(services) && draft.required_date !== present?.required_date)
    problems.push({ path: 'required_date', code: 'date_past' })
  const manager = (await allSigners(db)).find(({ id }) => id === draft.direct_manager_id && !isOwn(user, id))
  if (!manager) problems.push({ path: 'direct_manager_id', code: 'unknown_value' })

  const isCore = draft.type === 'core'
  const ids = isCore ? [] : draft.items.flatMap(item => item.budget_item_id ?? [])
  const lines = await requestLines(db, user, { ids, request_id: present?.id })
  const lineById = new Map(lines.map(line => [line.id, line]))
  problems.push(...itemProblems(draft, lineById))
  if (problems.length > 0 || !manager)
    throw refuse('invalid', { errors: kind === 'employment_requests' ? problems.map(fieldOfItem) : problems })

  const items = draft.items.map(({ budget_item_id, budget_code, unit, unit_code, ...item }): RequestItem => {
    const line = isCore ? undefined : lineById.get(budget_item_id ?? '')
    return {
      ...item,
      unit: unit || null,
      unit_code: unit_code || null,
      total_price_minor: itemTotal(item),
      budget_item_id: line?.id ?? null,
      budget_code: line?.code ?? (budget_code || null),
    }
  })
  const { id, full_name_en, full_name_ar } = user
  const { type, description, location, required_date, currency } = draft
  return {
    ...{ reference, type, description, location, required_date, currency },
    project: project ? { id: project.id, code: project.code, name: project.name } : null,
    requester: { id, full_name_en, full_name_ar },
    direct_manager: { id: manager.id, full_name_en: manager.full_name_en, full_name_ar: manager.full_name_ar },
    items,
    total_minor: items.reduce((sum, item) => sum + item.total_price_minor, 0),
    ...(draft.employment && { employment: draft.employment }),
  }
}
