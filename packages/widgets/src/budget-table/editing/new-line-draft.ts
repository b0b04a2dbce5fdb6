import { emptyChangeSet, itemOf, type NewLine } from '../model/change-set.ts'
import { changeOf } from '../model/columns.ts'
import type { NewLineDraft } from '../store/drafts.ts'
import type { Controller } from './controller.ts'

/**
 * Draft line of a person who may add lines but not edit them. It appears in the table while typed, and is sent once,
 * complete, when the person leaves it.
 */
export const createNewLineDraft = ({ store }: Pick<Controller, 'store'>, first: NewLine): NewLineDraft => {
  const { lines, rowOrder } = store.state
  const { id } = first
  let line = first
  const show = () => {
    lines().setShown(id, itemOf(line, true))
    rowOrder().insert(line)
  }
  return {
    show,
    line: () => line,
    take: entries => {
      const own = entries.filter(entry => entry.id === id)
      for (const { field, value } of own) line = { ...line, ...changeOf(field, value) }
      show()
      return entries.filter(entry => !own.includes(entry))
    },
    submit: () => {
      store.setDraft(undefined)
      store.apply({ ...emptyChangeSet, adds: [line] })
    },
    discard: () => {
      store.setDraft(undefined)
      lines().setShown(id, undefined)
      rowOrder().remove(new Set([id]))
    },
  }
}

/** Submits the draft when the cursor leaves its line, or when its dialog closes on phones. */
export const submitOnLeave = ({ store, cursor, dialog, gridElement }: Controller, id: string): void => {
  const look = (isLeft: boolean) => {
    const draft = store.draft()
    const isHere = draft?.line().id === id
    if (isHere && !isLeft) return
    for (const stop of stops) stop()
    if (isHere) draft.submit()
  }
  const stops = [
    store.events.table.subscribe('cursor', () => look(cursor.id() !== id)),
    store.events.table.subscribe('dialog', () => look(!gridElement() && !dialog())),
  ]
}
