import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { TextField } from '@portal/ui/TextField'
import { useId, useState } from 'react'
import { failureOf } from '../../complaint/complaint-port.ts'
import { useBudgetTexts } from '../../locales/index.ts'
import { nextCode } from '../hands/new-line.ts'
import { readCell } from '../hands/read-cell.ts'
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

/** A category at the end of the budget. What was typed stays until it is stored. */
export const AddCategory = ({ desk: { sheet, cursor, port }, onClose }: AddCategoryProps) => {
  const t = useBudgetTexts()
  const key = useId()
  const form = `${key}form`
  const [code, setCode] = useState(() =>
    nextCode(
      sheet.categories().map(id => sheet.category(id)?.code ?? ''),
      '',
    ).replace(/^\./, ''),
  )
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [refused, setRefused] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    const found = problemsOf(code, name)
    setProblems(found)
    setRefused(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const category = await port.addCategory({ code: code.trim(), name: name.trim() }, `${key}${code}${name}`)
      sheet.addCategory(category)
      cursor.go({ row: sheet.rows().indexOf(category.id), column: 0 })
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      setProblems(failure.fields)
      setRefused(failure.code)
    } finally {
      setBusy(false)
    }
  }
  const words = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, t(`errors.${knownCode(problem)}`, { thousands: '' })]),
  )
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button form={form} isBusy={isBusy} type="submit" variant="primary">
            {t('add_category')}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      size="small"
      title={t('add_category')}
    >
      <Form
        id={form}
        onSubmit={send}
        problems={words}
        serverError={refused && t(`errors.${knownCode(refused)}`, { thousands: '' })}
      >
        <TextField isRequired label={t('columns.code')} name="code" onChange={setCode} value={code} />
        <TextField autoFocus isRequired label={t('columns.name')} name="name" onChange={setName} value={name} />
      </Form>
    </Dialog>
  )
}
