import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { employmentRequests } from '@portal/contract/requests/employment-requests'
import type { FieldProblem } from './item-rules.ts'

/** An employment request as the engine has it: its cost is one item, of the months of all its posts together. */
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

/** The field of an employment request where something is wrong with its item. */
export const fieldOfItem = ({ path, code }: FieldProblem): FieldProblem => {
  const field = path.replace('items.0.', '')
  return { path: field.endsWith('_price_minor') ? 'monthly_cost_minor' : field, code }
}
