import type { Budget } from '@portal/contract/budgets'
import type { BudgetPort } from '../budget-port.ts'
import type { Answers } from './answers.ts'
import type { Holding } from './held.ts'
import type { History } from './history.ts'
import type { Refusals } from './refusals.ts'
import type { Report } from './report.ts'
import type { Step } from './steps.ts'
import { type Outcome, syncOf } from './sync.ts'

interface Parts extends Holding {
  readonly port: BudgetPort
  readonly history: History
  readonly report: Report
  readonly keep: () => void
  readonly ring: (name: string) => void
}

/** What goes to the server and comes back. What sends, and what deals with refusals, is loaded when it is needed. */
export const exchangeOf = (parts: Parts) => {
  const { queue, report, keep, ring } = parts
  let answers: Answers | undefined
  let refusals: Refusals | undefined

  const send = async (deed: Step): Promise<Outcome> => {
    const loaded = await import('./answers.ts').catch(() => undefined)
    answers ??= loaded?.answersOf({ ...parts, ...report })
    return answers?.send(deed) ?? {}
  }
  const reach = async () => {
    const loaded = await import('./refusals.ts').catch(() => undefined)
    refusals ??= loaded?.refusalsOf(parts)
    return refusals !== undefined
  }
  const sync = syncOf({
    ...{ send, queue, keep },
    onStored: (deed, answer) => {
      const isKnown = answers?.stored(deed, answer)
      for (const name of ['sync', 'stored', ...(isKnown ? [] : ['outdated'])]) ring(name)
    },
    onRefusal: reach,
    onRefused: (deed, failure) => {
      refusals?.refused(deed, failure)
      ring('sync')
    },
    onMet: present => answers?.met(present),
    onUnheard: ({ edits }) => {
      for (const { id } of edits) report.meet(id)
    },
    onWait: code => {
      report.waiting(code)
      ring('sync')
    },
  })
  return {
    sync,
    reach,
    /** What was refused, once something has been. */
    refusals: () => refusals,
    /** Whether a budget was read before what has been stored since. */
    isOlder: (next: Budget) => answers?.isOlder(next) ?? false,
  }
}
