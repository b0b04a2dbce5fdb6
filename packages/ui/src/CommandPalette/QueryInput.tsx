import { Input } from 'react-aria-components/Input'
import { input } from './CommandPalette.css.ts'

interface QueryInputProps {
  /** What can be found. */
  label: string
}

// Its list is always there; React Aria says of the field only that it searches.
const nature = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const

/** Where one types what is looked for. */
export const QueryInput = ({ label }: QueryInputProps) => (
  <Input {...nature} className={input} dir="auto" placeholder={label} />
)
