import { newId } from '@portal/contract/new-id'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { useIsNarrow } from '@portal/ui/narrow'
import { TextField } from '@portal/ui/TextField'
import { useId, useState } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { nextCode } from '../hands/new-line.ts'
import { readCell } from '../hands/read-cell.ts'
import { seek } from '../phone/use-sought.ts'
import { knownCode } from '../sheet/codes.ts'
import type { Desk } from '../sheet/desk.ts'

interface AddCategoryProps {
  desk: Desk
  onClose: () => void
}

const problemsOf = (code: string, name: string) => {
  const found: Record<string, string> = {}
  for (const [field, text] of [['code', code] as const, ['name', name] as const]) {
    const reading = readCell(field, text)
    if ('problem' in reading) found[field] = reading.problem
  }
  return found
}

/** A category at the end of the budget. It stands there at once, and whatever is wrong with it is said in its cells. */
export const AddCategory = ({ desk, onClose }: AddCategoryProps) => {
  const { sheet, cursor } = desk
  const t = useBudgetTexts()
  const isPhone = useIsNarrow()
  const form = useId()
  const [code, setCode] = useState(() =>
    nextCode(
      sheet.categories().map(id => sheet.category(id)?.code ?? ''),
      '',
    ).replace(/^\./, ''),
  )
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const add = () => {
    const found = problemsOf(code, name)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const id = newId()
    sheet.addCategory({ id, code: code.trim(), name: name.trim() })
    cursor.go({ row: sheet.rows().indexOf(id), column: 0 })
    if (isPhone) seek(desk, id)
    onClose()
  }
  const words = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, t(`errors.${knownCode(problem)}`, { thousands: '' })]),
  )
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button form={form} type="submit" variant="primary">
            {t('add_category')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      size="small"
      title={t('add_category')}
    >
      <Form id={form} onSubmit={add} problems={words}>
        <TextField isRequired label={t('columns.code')} name="code" onChange={setCode} value={code} />
        <TextField autoFocus isRequired label={t('columns.name')} name="name" onChange={setName} value={name} />
      </Form>
    </Dialog>
  )
}
