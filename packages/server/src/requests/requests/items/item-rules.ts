import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { limits } from '@portal/contract/core/fields/limits'
import type { Currency } from '@portal/contract/core/fields/money'
import { itemTotal, type RequestItemDraft, type RequestLine } from '@portal/contract/requests/request-items'
import type { RequestType } from '@portal/contract/requests/request-records'
import type { FieldProblem } from '../../../platform/http/refusal.ts'

interface Draft {
  readonly type: RequestType
  readonly project_id?: string | undefined
  readonly currency: Currency
  readonly items: readonly RequestItemDraft[]
}

type Line = Pick<RequestLine, 'surplus_minor' | 'project'> & { readonly currency: Currency }

const lineProblem = (
  { type, project_id, currency }: Draft,
  item: RequestItemDraft,
  line: Line | undefined,
): FieldCode | undefined => {
  if (!item.budget_item_id) return 'select_value'
  if (!line || (type === 'project' && line.project.id !== project_id)) return 'unknown_value'
  return line.currency === currency ? undefined : 'currency_differs'
}

/**
 * Problems with items. Each needs a line of the request's project in its currency, or for the organisation a budget
 * code. Items of one line must not exceed its surplus together.
 */
export const itemProblems = (draft: Draft, lines: ReadonlyMap<string, Line>): FieldProblem[] => {
  const taken = new Map<string, number>()
  let total = 0
  return draft.items.flatMap((item, at): FieldProblem[] => {
    const path = (field: string) => `items.${at}.${field}`
    const price = itemTotal(item)
    total += price
    if (total > limits.minor_max) return [{ path: path('unit_price_minor'), code: 'value_too_large' }]
    if (draft.type === 'core') return item.budget_code ? [] : [{ path: path('budget_code'), code: 'field_required' }]
    const id = item.budget_item_id ?? ''
    const line = lines.get(id)
    const code = lineProblem(draft, item, line)
    if (code || !line) return [{ path: path('budget_item_id'), code: code ?? 'unknown_value' }]
    taken.set(id, (taken.get(id) ?? 0) + price)
    return (taken.get(id) ?? 0) > line.surplus_minor ? [{ path: path('total_price_minor'), code: 'over_surplus' }] : []
  })
}
