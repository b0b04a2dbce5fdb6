import { TextField } from 'react-aria-components/TextField'
import { Glyph } from '../Icon/Glyph.tsx'
import { close, search } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { field, leave, sign } from './CommandPalette.css.ts'
import { QueryInput } from './QueryInput.tsx'

interface QueryFieldProps {
  label: string
  onEnter: () => void
  onClose: () => void
}

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
