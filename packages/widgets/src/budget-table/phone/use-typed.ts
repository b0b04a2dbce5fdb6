import { useState } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { readCell } from '../hands/read-cell.ts'
import { writeCell } from '../sheet/cells.ts'
import { knownCode } from '../sheet/codes.ts'
import type { Field } from '../sheet/columns.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { valueIn } from '../sheet/steps.ts'

/** What is typed into the fields of a line or category; only that is written, whatever else stands in the others. */
export const useTyped = (sheet: Sheet, id: string, fields: readonly Field[]) => {
  const t = useBudgetTexts()
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const holder = sheet.line(id) ?? sheet.category(id) ?? {}
  const textOf = (field: Field) => {
    const mark = sheet.mark(id, field)
    return typed[field] ?? writeCell(field, mark?.state === 'refused' ? mark.value : valueIn(holder, field))
  }
  const readings = fields.flatMap(field => {
    const text = typed[field]
    return text === undefined ? [] : [{ field, reading: readCell(field, text) }]
  })
  return {
    textOf,
    type: (field: Field, text: string) => setTyped(now => ({ ...now, [field]: text })),
    isWrong: readings.some(({ reading }) => 'problem' in reading),
    problemOf: (field: Field) => {
      const reading = readings.find(read => read.field === field)?.reading
      if (reading && 'problem' in reading) return t(`errors.${reading.problem}`, { thousands: reading.thousands ?? '' })
      const mark = sheet.mark(id, field)
      if (mark?.state === 'refused') return t(`errors.${knownCode(mark.code)}`, { thousands: '' })
      return mark?.state === 'stale' ? t('stale_here') : undefined
    },
    save: () =>
      sheet.write(
        readings.flatMap(({ field, reading }) => ('value' in reading ? [{ id, field, value: reading.value }] : [])),
      ),
  }
}
