import type { RequestLine } from '@portal/contract/requests/request-items'
import { ComboBox } from '@portal/ui/ComboBox'

interface BudgetLineFieldProps {
  lines: readonly RequestLine[]
  label: string
  name: string
  /** ID of the line. Empty for none. */
  value: string
  onChange: (id: string) => void
}

const choiceOf = ({ id, project, code, name }: RequestLine) => ({
  value: id,
  label: `${project.code} · ${code} · ${name}`,
})

/** Selects the budget line that pays for an item. */
export const BudgetLineField = ({ lines, label, name, value, onChange }: BudgetLineFieldProps) => (
  <ComboBox
    isRequired
    label={label}
    name={name}
    onChange={id => onChange(id ?? '')}
    options={lines.map(choiceOf)}
    value={value || null}
  />
)
