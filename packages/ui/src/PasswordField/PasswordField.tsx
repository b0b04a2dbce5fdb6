import { useState } from 'react'
import { field } from '../field/field.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { eye, eyeOff } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import type { TextFieldProps } from '../TextField/props.ts'
import { TextFieldWithEnd } from '../TextField/TextField.tsx'
import { fills, meter, track } from './PasswordField.css.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'direction' | 'inputMode'> {
  /** Whether to show a strength meter while the user chooses a new password. Default `false`. */
  showsStrength?: boolean
  /** Whether the server will reject the password as guessable. Such a password counts as weak at any length. */
  isGuessable?: (password: string) => boolean
}

const strengths = ['weak', 'fair', 'strong'] as const

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/, /[^\p{L}\d]/u]

/** A rough estimate, meant as encouragement only. Length counts most, and variety helps. */
const strengthOf = (password: string): (typeof strengths)[number] => {
  const variety = kinds.filter(kind => kind.test(password)).length
  const repeats = password.length - new Set(password).size
  const score = password.length + variety * 2 - repeats
  if (password.length < 8 || score < 11) return 'weak'
  return score < 17 ? 'fair' : 'strong'
}

/** A password that users can reveal. `autoComplete` tells password managers whether it's current or new. */
export const PasswordField = ({ showsStrength = false, isGuessable, onChange, ...props }: PasswordFieldProps) => {
  const t = useUiTexts()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState(props.value ?? props.defaultValue ?? '')
  const password = props.value ?? typed
  const strength = isGuessable?.(password) ? 'weak' : strengthOf(password)
  return (
    <div className={field}>
      <TextFieldWithEnd
        {...props}
        autoComplete={props.autoComplete ?? 'current-password'}
        end={
          <IconButton
            icon={<Glyph path={isShown ? eyeOff : eye} />}
            isDisabled={props.isDisabled}
            label={t(isShown ? 'hide_password' : 'show_password')}
            onPress={() => setShown(!isShown)}
            size="small"
          />
        }
        onChange={value => {
          setTyped(value)
          onChange?.(value)
        }}
        type={isShown ? 'text' : 'password'}
        direction="ltr"
      />
      {showsStrength && password !== '' && (
        <div className={meter} role="status">
          <span className={track}>
            <span className={fills[strength]} />
          </span>
          {t(`password_${strength}`)}
        </div>
      )}
    </div>
  )
}
