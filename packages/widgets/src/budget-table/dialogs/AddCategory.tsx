import { newId } from '@portal/contract/core/fields/new-id'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { useIsNarrow } from '@portal/ui/narrow'
import { TextField } from '@portal/ui/TextField'
import { useId, useState } from 'react'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { knownCode } from '../model/error-codes.ts'
import { nextCode } from '../model/new-line.ts'
import { parseCell } from '../model/parse-cell.ts'
import type { BudgetStore } from '../store/budget-store.ts'

interface AddCategoryProps {
  controller: Controller
  onClose: () => void
}

const problemsOf = ({ project }: BudgetStore, code: string, name: string) => {
  const found: Record<string, string> = {}
  for (const [field, text] of [['code', code] as const, ['name', name] as const]) {
    const reading = parseCell(field, text, project.currency)
    if ('problem' in reading) found[field] = reading.problem
  }
  return found
}

/** Adds a category at the end of the budget. It appears at once, and its cells show any errors. */
export const AddCategory = ({ controller, onClose }: AddCategoryProps) => {
  const { store, cursor } = controller
  const t = useBudgetTableTexts()
  const isPhone = useIsNarrow()
  const form = useId()
  const [code, setCode] = useState(() =>
    nextCode(
      store.categories().map(id => store.category(id)?.code ?? ''),
      '',
    ).replace(/^\./, ''),
  )
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const add = () => {
    const found = problemsOf(store, code, name)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const id = newId()
    store.addCategory({ id, code: code.trim(), name: name.trim() })
    cursor.moveTo({ row: store.rows().indexOf(id), column: 0 })
    if (isPhone) controller.reveal(id)
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
