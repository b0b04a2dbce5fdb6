import type { NewTotal } from '@portal/contract/requests/new-totals'
import { presentName } from '../../../people/accounts/names.ts'
import { takesInvoices } from './rules.ts'
import type { FoundNewTotal } from './store.ts'

/** An invoice pending a new total, with the user's rights on it. `mayPost` is from `mayInvoice`. */
export const presentNewTotal = (
  { row, content, line, request, former_total_minor, by, decider }: FoundNewTotal,
  mayPost: boolean,
): NewTotal => {
  const { new_total: reason } = content
  if (!reason) throw new Error('a revision for an invoice does not name it')
  const { id, revision, total_minor, date, description, reference, at, decision, decided_at, decision_reason } = row
  return {
    ...reason,
    ...{ id, revision, total_minor, former_total_minor },
    line: { id: line.id, name: line.name },
    invoice: { date, description, reference },
    by: presentName(by),
    at: at.toISOString(),
    decision:
      decision && decided_at
        ? { kind: decision, by: decider && presentName(decider), reason: decision_reason, at: decided_at.toISOString() }
        : null,
    can: { post: mayPost && decision === 'sign' && takesInvoices(request), drop: mayPost },
  }
}
