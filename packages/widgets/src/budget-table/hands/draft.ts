import type { Desk } from '../sheet/desk.ts'
import { changeOf, itemOf, type NewLine, nothing } from '../sheet/steps.ts'
import type { Draft, DraftParts } from '../sheet/writing.ts'

/**
 * A line of one who may add lines and not change them: it stands in the table with what is typed into it, and is sent
 * once and whole when it is left.
 */
export const draftOf = ({ sheet }: Pick<Desk, 'sheet'>, first: NewLine, { ledger, places }: DraftParts): Draft => {
  const { id } = first
  let line = first
  const lay = () => {
    ledger().show(id, itemOf(line, true))
    places().place(line)
  }
  return {
    lay,
    line: () => line,
    take: entries => {
      const own = entries.filter(entry => entry.id === id)
      for (const { field, value } of own) line = { ...line, ...changeOf(field, value) }
      lay()
      return entries.filter(entry => !own.includes(entry))
    },
    leave: () => {
      sheet.begin(undefined)
      sheet.act({ ...nothing, adds: [line] })
    },
    drop: () => {
      sheet.begin(undefined)
      ledger().show(id, undefined)
      places().displace(id)
    },
  }
}

/** Sends it when another line is gone to or, where lines stand in a list, when its sheet is closed. */
export const leaveWith = ({ sheet, cursor, question, home }: Desk, id: string): void => {
  const look = (isLeft: boolean) => {
    const draft = sheet.draft()
    const isHere = draft?.line().id === id
    if (isHere && !isLeft) return
    for (const stop of stops) stop()
    if (isHere) draft.leave()
  }
  const stops = [
    sheet.bells.listen('cursor', () => look(cursor.id() !== id)),
    sheet.bells.listen('question', () => look(!home() && !question())),
  ]
}
