import type { MonitoredMonth } from '@portal/contract/money/budgets/monitoring'
import { presentName } from '../../people/accounts/names.ts'
import type { Monitored } from './rules.ts'
import type { ExplanationRow } from './store.ts'

export const presentMonth = (month: Monitored, row: ExplanationRow | undefined, isClosed: boolean): MonitoredMonth => ({
  ...month,
  is_closed: isClosed,
  explanation: row
    ? { text: row.explanation.explanation, by: presentName(row.by), at: row.explanation.at.toISOString() }
    : null,
  version: row?.explanation.version ?? 1,
})
