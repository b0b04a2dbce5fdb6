import type { Budget } from '@portal/contract/budgets'
import type { BudgetPort } from '../budget-port.ts'
import { bellsOf } from './bells.ts'
import { bookOf } from './book.ts'
import type { Field } from './columns.ts'
import { type Entry, stepOf } from './entries.ts'
import { historyOf } from './history.ts'
import { keptOn } from './kept.ts'
import { marksOf } from './marks.ts'
import { newsOf } from './news.ts'
import { queueOf } from './queue.ts'
import { reportOf } from './report.ts'
import { showOf } from './show.ts'
import { deedsOf, type Step } from './steps.ts'
import { syncOf } from './sync.ts'

/** A budget that is being edited: what is shown, what waits, what can be taken back. */
export const sheetOf = (first: Budget, port: BudgetPort, storage?: Storage) => {
  const bells = bellsOf()
  const { ring } = bells
  const book = bookOf(first, ring)
  const { ledger, places, reads } = book
  const marks = marksOf(ring)
  const news = newsOf(ring)
  const queue = queueOf()
  const kept = keptOn(storage, first.project.id, port.person)
  const history = historyOf()
  const show = showOf({ budget: book.budget, ledger, places, queue, marks })
  const report = reportOf({ ledger, places, queue, marks, news, history, show })
  const sync = syncOf({
    ...{ port, queue, kept, ledger },
    onStored: (deed, answer) => {
      const isKnown = report.stored(deed, answer)
      for (const name of ['sync', 'stored', ...(isKnown ? [] : ['outdated'])]) ring(name)
    },
    onRefused: (deed, failure) => {
      report.refused(deed, failure)
      ring('sync')
    },
    onMet: report.met,
    onWait: code => {
      report.waiting(code)
      ring('sync')
    },
  })

  const push = (step: Step) => {
    for (const deed of deedsOf(step)) {
      queue.push(deed)
      show.deed(deed, sync.waits() ? 'waiting' : 'saving')
    }
    kept.write(queue.deeds())
    ring('sync')
    sync.run()
  }
  const act = (step: Step) => {
    history.add(step)
    push(step)
  }
  const holder = (id: string) => reads.line(id) ?? reads.category(id)

  return {
    ...reads,
    bells,
    news,
    history,
    mark: marks.at,
    marks: marks.of,
    unmark: (id: string, field: Field) => marks.set(id, field, undefined),
    /** Says at a cell why something cannot be done. */
    refuse: (id: string, field: Field, code: string, value: string | number) =>
      marks.set(id, field, { state: 'refused', code, value }),
    waiting: () => ({ count: queue.deeds().length, code: sync.waits() }),
    act,
    /** Writes cells, and adds lines with them, as one step. */
    write: (entries: readonly Entry[], adds: Step['adds'] = []) => {
      const step = stepOf(entries, adds, holder)
      for (const { id, field } of entries) marks.set(id, field, undefined)
      if (step.edits.length + step.adds.length > 0) act(step)
    },
    undo: () => history.undo(push),
    redo: () => history.redo(push),
    /** Meets a budget that the host has read anew; what waits stays on top of it. */
    accept: (next: Budget) => {
      book.replace(next)
      report.restored()
      for (const name of bells.heard()) ring(name)
    },
    stored: book.stored,
    /** Sends what a former visit left on the device, and listens to the connection until the answer is called. */
    start: () => {
      if (queue.deeds().length === 0) {
        for (const deed of kept.read()) queue.push(deed)
        report.restored()
      }
      return sync.start()
    },
  }
}

/** A budget that is being edited. */
export type Sheet = ReturnType<typeof sheetOf>
