import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { removeLines } from '../hands/deeds.ts'
import { readCell } from '../hands/read-cell.ts'
import { writeCell } from '../sheet/cells.ts'
import { knownCode } from '../sheet/codes.ts'
import { type Field, figureFields, sums, textFields } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'
import { valueIn } from '../sheet/steps.ts'
import { LineField } from './LineField.tsx'
import { LineSum } from './LineSum.tsx'

interface LineSheetProps {
  desk: Desk
  id: string
  onClose: () => void
}

const order: readonly Field[] = [...textFields.slice(0, 2), ...figureFields, ...textFields.slice(2)]

/** All of one line, to be read and edited where there is no room for a table. */
export const LineSheet = ({ desk, id, onClose }: LineSheetProps) => {
  const t = useBudgetTexts()
  const { sheet, port } = desk
  const line = sheet.line(id)
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  if (!line) return null
  const textOf = (field: Field) => typed[field] ?? writeCell(field, valueIn(line, field))
  const readings = order.map(field => ({ field, reading: readCell(field, textOf(field)) }))
  const isWrong = readings.some(({ reading }) => 'problem' in reading)
  const problemOf = (field: Field) => {
    const reading = readCell(field, textOf(field))
    if ('problem' in reading) return t(`errors.${reading.problem}`, { thousands: reading.thousands ?? '' })
    const mark = sheet.mark(id, field)
    if (mark?.state === 'refused') return t(`errors.${knownCode(mark.code)}`, { thousands: '' })
    return mark?.state === 'stale' ? t('stale_here') : undefined
  }
  const save = () => {
    sheet.write(
      readings.flatMap(({ field, reading }) => ('value' in reading ? { id, field, value: reading.value } : [])),
    )
    onClose()
  }
  const hrefOf = (sum: (typeof sums)[number]) =>
    sum === 'spent_minor' || sum === 'committed_minor' ? port.hrefOf({ of: 'item', id, sum }) : undefined
  return (
    <Dialog
      actions={
        line.can.edit && (
          <>
            {line.can.delete && (
              <Button onPress={() => removeLines(desk)} variant="quiet">
                {t('delete_action')}
              </Button>
            )}
            <Button isDisabled={isWrong} onPress={save} variant="primary">
              {t('save')}
            </Button>
          </>
        )
      }
      isOpen
      onClose={onClose}
      title={line.name}
    >
      <Stack>
        <DescriptionList
          facts={sums.map(sum => ({
            label: t(`columns.${sum}`),
            value: <LineSum amount={line[sum]} currency={sheet.project.currency} href={hrefOf(sum)} />,
          }))}
        />
        {order.map(field => (
          <LineField
            error={problemOf(field)}
            field={field}
            isReadOnly={!line.can.edit}
            key={field}
            label={t(`columns.${field}`)}
            onChange={text => setTyped(now => ({ ...now, [field]: text }))}
            onChoose={
              sheet.mark(id, field)?.state === 'stale' ? () => desk.ask({ kind: 'stale', id, field }) : undefined
            }
            value={textOf(field)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
