import { limits } from '@portal/contract/core/fields/limits'
import { TextField } from '@portal/ui/TextField'
import { useFactorTexts } from '../../../core/texts/people.ts'

interface PasskeyNameProps {
  /** Default empty. */
  name?: string
  /** Default none. */
  help?: string
}

/** The name field of a passkey dialog. Takes focus. */
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
