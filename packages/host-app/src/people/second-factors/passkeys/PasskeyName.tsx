import { limits } from '@portal/contract/core/fields/limits'
import { TextField } from '@portal/ui/TextField'
import { useFactorTexts } from '../texts.ts'

interface PasskeyNameProps {
  /** Default: none yet. */
  name?: string
  /** Default none. */
  help?: string
}

/** The name that a person tells a passkey by, as the first field of its dialog. */
export const PasskeyName = ({ name = '', help }: PasskeyNameProps) => (
  <TextField
    autoComplete="off"
    autoFocus
    defaultValue={name}
    isRequired
    label={useFactorTexts()('passkeys.name')}
    maxLength={limits.code_length}
    name="name"
    {...(help && { help })}
  />
)
