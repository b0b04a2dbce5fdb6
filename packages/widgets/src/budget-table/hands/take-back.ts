import type { Desk } from '../sheet/desk.ts'
import type { News } from '../sheet/news.ts'
import { type Clash, without } from '../sheet/queue.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { fieldsOf, type Step, valueIn } from '../sheet/steps.ts'

interface Asked extends Clash {
  readonly id: string
}

/** The cells of a step that hold something else than they did when it was made: somebody has written into them since. */
const changedIn = ({ sheet }: Desk, { edits }: Step): readonly Asked[] =>
  edits.flatMap(({ id, before, after }) => {
    const present = sheet.line(id) ?? sheet.category(id)
    return fieldsOf(present ? after : {}).flatMap(field => {
      const theirs = valueIn(present ?? {}, field)
      return theirs === valueIn(before, field) ? [] : [{ id, field, mine: valueIn(after, field), theirs }]
    })
  })

/** Goes a step back or forth, and says so. What others wrote meanwhile is not written over: both values are shown. */
export const takeBack = (
  desk: Desk,
  go: Sheet['undo'],
  [done, nothingToDo]: readonly [done: News['what'], nothingToDo: News['what']],
): void => {
  const { sheet } = desk
  let asked: readonly Asked[] = []
  const isDone = go(step => {
    asked = changedIn(desk, step)
    const edits = step.edits.map(edit => {
      const fields = asked.flatMap(({ id, field }) => (id === edit.id ? [field] : []))
      return without(edit, fields)
    })
    return { ...step, edits: edits.filter(({ after }) => fieldsOf(after).length > 0) }
  })
  for (const clash of asked) sheet.clash(clash)
  const [first] = asked
  if (first) {
    sheet.news.tell({ what: 'stale' })
    desk.ask({ kind: 'stale', id: first.id, field: first.field })
  } else sheet.news.tell({ what: isDone ? done : nothingToDo })
}
