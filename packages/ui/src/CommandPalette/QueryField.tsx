import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { Glyph } from '../Icon/Glyph.tsx'
import { close, search } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { field, input, leave, sign } from './CommandPalette.css.ts'

interface QueryFieldProps {
  label: string
  onEnter: () => void
  onClose: () => void
}

interface QueryInputProps {
  label: string
}

// The list is always open, but React Aria gives the field only the search role.
const nature = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const

const QueryInput = ({ label }: QueryInputProps) => (
  <Input {...nature} className={input} dir="auto" placeholder={label} />
)

export const QueryField = ({ label, onEnter, onClose }: QueryFieldProps) => {
  const t = useUiTexts()
  return (
    <TextField
      aria-label={label}
      autoFocus
      className={field}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnter()
      }}
    >
      <span className={sign}>
        <Glyph path={search} />
      </span>
      <QueryInput label={label} />
      <span className={leave}>
        <IconButton icon={<Glyph path={close} />} label={t('close')} onPress={onClose} />
      </span>
    </TextField>
  )
}
