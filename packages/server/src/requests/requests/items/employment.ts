import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { employmentRequests } from '@portal/contract/requests/employment-requests'
import type { FieldProblem } from '../../../platform/http/refusal.ts'

/** Converts an employment request to one item, whose quantity is the months of all posts together. */
export const withItem = (typed: InputOf<typeof employmentRequests.add>) => {
  const { posts, months, contract_type, monthly_cost_minor, justification, ...rest } = typed
  const { budget_item_id, budget_code, unit_code, ...draft } = rest
  return {
    ...draft,
    employment: { posts, months, contract_type, monthly_cost_minor, justification },
    items: [
      {
        ...{ name: draft.description, unit: undefined, quantity: posts * months, unit_price_minor: monthly_cost_minor },
        ...{ budget_item_id, budget_code, unit_code },
      },
    ],
  }
}

/** Maps a problem with the item back to a field of the employment form. */
export const fieldOfItem = ({ path, code }: FieldProblem): FieldProblem => {
  const field = path.replace('items.0.', '')
  return { path: field.endsWith('_price_minor') ? 'monthly_cost_minor' : field, code }
}
