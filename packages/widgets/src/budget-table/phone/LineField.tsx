import { Button } from '@portal/ui/Button'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useBudgetTableTexts } from '../../locales/index.ts'
import { type ItemField, isText } from '../model/columns.ts'

interface LineFieldProps {
  field: ItemField
  label: string
  value: string
  onChange: (text: string) => void
  isReadOnly: boolean
  error: string | undefined
  /** Opens the choice between two values, if another person changed the field. */
  onChoose: (() => void) | undefined
}

/** A field of a line. Numbers are parsed as in the table. */
export const LineField = ({ field, label, value, onChange, isReadOnly, error, onChoose }: LineFieldProps) => {
  const t = useBudgetTableTexts()
  const shared = { label, value, onChange, ...(error && { error }) }
  return (
    <>
      {field === 'notes' ? (
        <TextArea {...shared} isReadOnly={isReadOnly} rows={3} />
      ) : (
        <TextField
          {...shared}
          direction={isText(field) ? 'auto' : 'ltr'}
          inputMode={isText(field) ? 'text' : 'decimal'}
          isReadOnly={isReadOnly}
        />
      )}
      {onChoose && <Button onPress={onChoose}>{t('choose')}</Button>}
    </>
  )
}
