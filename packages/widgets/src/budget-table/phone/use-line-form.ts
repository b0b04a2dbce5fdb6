import { useState } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import { useProblemWords } from '../editing/CellNote.tsx'
import { formatCell, type ItemField, valueIn } from '../model/columns.ts'
import { parseCell } from '../model/parse-cell.ts'
import type { BudgetStore } from '../store/budget-store.ts'

/** Typed values of a line or category. Saving writes only these. */
export const useLineForm = (store: BudgetStore, id: string, fields: readonly ItemField[]) => {
  const t = useBudgetTableTexts()
  const wordsOf = useProblemWords(store)
  const [typed, setTyped] = useState<Partial<Record<ItemField, string>>>({})
  const holder = store.line(id) ?? store.category(id) ?? {}
  const textOf = (field: ItemField) => {
    const mark = store.mark(id, field)
    return typed[field] ?? formatCell(field, mark?.state === 'rejected' ? mark.value : valueIn(holder, field))
  }
  const readings = fields.flatMap(field => {
    const text = typed[field]
    return text === undefined ? [] : [{ field, reading: parseCell(field, text, store.project.currency) }]
  })
  return {
    textOf,
    type: (field: ItemField, text: string) => setTyped(now => ({ ...now, [field]: text })),
    isWrong: readings.some(({ reading }) => 'problem' in reading),
    problemOf: (field: ItemField) => {
      const reading = readings.find(read => read.field === field)?.reading
      if (reading && 'problem' in reading) return wordsOf(reading.problem, textOf(field), reading.thousands)
      const mark = store.mark(id, field)
      if (mark?.state === 'rejected') return wordsOf(mark.code, textOf(field))
      return mark?.state === 'conflict' ? t('conflict_here') : undefined
    },
    save: () =>
      store.write(
        readings.flatMap(({ field, reading }) => ('value' in reading ? [{ id, field, value: reading.value }] : [])),
      ),
  }
}
