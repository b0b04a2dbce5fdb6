import type { Budget } from '@portal/contract/budgets'
import type { BudgetPort } from '../budget-port.ts'
import { afterPaint } from './after-paint.ts'
import { bellsOf } from './bells.ts'
import { bookOf } from './book.ts'
import type { Field } from './columns.ts'
import type { DropParts } from './dropped.ts'
import { exchangeOf } from './exchange.ts'
import { historyOf } from './history.ts'
import { keepingOf } from './keeping.ts'
import { marksOf } from './marks.ts'
import { newsOf } from './news.ts'
import { queueOf } from './queue.ts'
import { reportOf } from './report.ts'
import { showOf } from './show.ts'
import { deedsOf, type NewCategory, nothing, type Step } from './steps.ts'
import { writingOf } from './writing.ts'

/** Bells that tell the host what the table has done or needs, and not what is shown. */
const forHost = ['stored', 'outdated']

/** A budget that is being edited: what is shown, what waits, what can be taken back. */
export const sheetOf = (first: Budget, port: BudgetPort, storage?: Storage) => {
  const bells = bellsOf()
  const { ring } = bells
  const book = bookOf(first, ring)
  const { ledger, places, reads } = book
  const marks = marksOf(ring)
  const news = newsOf(ring)
  const queue = queueOf()
  const { keep, find } = keepingOf({ storage, first, port, queue, marks, begun: () => writing.begun() })
  const history = historyOf()
  const show = showOf({ budget: book.budget, ledger, places, queue, marks })
  const report = reportOf({ ledger, queue, marks, news, show })
  const { sync, reach, refusals, isOlder } = exchangeOf({
    ...{ port, ledger, places, queue, marks, news, history, show, report, ring, keep },
  })

  const push = (step: Step) => {
    const { rest, free } = refusals()?.take(step) ?? { rest: step, free: [] }
    const deeds = [...free, rest].flatMap(deedsOf)
    for (const deed of deeds) {
      queue.push(deed)
      show.deed(deed)
    }
    keep()
    // What was done is seen first; that it is on its way is said, and sent, right after.
    afterPaint(() => {
      const state = sync.waits() ? 'waiting' : 'saving'
      for (const deed of deeds) if (queue.deeds().includes(deed)) show.mark(deed, state)
      ring('sync')
      sync.run()
    })
  }
  const isHeld = (id: string) => refusals()?.has(id) ?? false
  const writing = writingOf({
    ...{ ledger, places, marks, history, isHeld, push, keep },
    can: () => book.budget().can,
    holder: id => reads.line(id) ?? reads.category(id),
  })

  const lay = (next: Budget) => {
    const former = ledger()
    book.replace(next)
    report.restored(former)
    refusals()?.lay()
    writing.draft()?.lay()
    keep()
    for (const name of bells.heard()) if (!forHost.includes(name)) ring(name)
  }
  const accept = (next: Budget) => (isOlder(next) ? ring('outdated') : lay(next))

  return {
    ...reads,
    ...marks.reads,
    bells,
    news,
    history,
    unmark: (id: string, field: Field) => isHeld(id) || marks.set(id, field, undefined),
    /** Whether a line or category that was added has been refused and waits to be mended. */
    isHeld,
    /** Adds a category at the end. There is no way back: whoever may add one need not be allowed to delete it. */
    addCategory: (category: NewCategory) => push({ ...nothing, category }),
    /** Takes away a category that is not stored, with the lines that wait for it; false where it is too late. */
    drop: (category: string, take: (parts: DropParts, category: string) => boolean) => {
      const isTaken = take({ ledger, queue, history }, category)
      if (isTaken) lay(book.stored())
      return isTaken
    },
    waiting: () => ({ count: queue.deeds().length, code: queue.first() && sync.waits() }),
    ...writing,
    /** `take` says what of the step is done. */
    undo: (take = (step: Step) => step) => history.undo(step => push(take(step))),
    redo: (take = (step: Step) => step) => history.redo(step => push(take(step))),
    /** Meets a budget that the host has read anew; what waits stays on top of it. An older one is asked for again. */
    accept,
    stored: book.stored,
    /** Sends what a former visit left on the device, and listens to the connection until the answer is called. */
    start: () => {
      if (find()) {
        report.restored(ledger())
        keep()
        if (queue.held().length > 0) reach().then(() => refusals()?.lay())
      }
      const stop = sync.start()
      return () => {
        writing.draft()?.leave()
        stop()
      }
    },
  }
}

/** A budget that is being edited. */
export type Sheet = ReturnType<typeof sheetOf>
