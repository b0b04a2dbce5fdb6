import { Input } from 'react-aria-components/Input'
import { input } from './CommandPalette.css.ts'

interface QueryInputProps {
  label: string
}

// The list is always open, but React Aria gives the field only the search role.
const nature = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const

export const QueryInput = ({ label }: QueryInputProps) => (
  <Input {...nature} className={input} dir="auto" placeholder={label} />
)
