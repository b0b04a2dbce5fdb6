import { limits } from '@portal/contract/core/fields/limits'
import type { SignatureAppearance } from '@portal/contract/requests/signatures'
import { encodeStrokes, isDrawn, type Stroke } from '@portal/contract/requests/strokes'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { useSignatureTexts } from '../../../locales/index.ts'
import { DrawingPad } from '../../drawing/DrawingPad.tsx'
import { Appearance } from './Appearance.tsx'

/** An unsent signature. Keeps both the drawing and the text, and `kind` decides which is sent. */
export interface Draft {
  readonly kind: SignatureAppearance['kind']
  readonly strokes: readonly Stroke[]
  readonly text: string
}

export const blank: Draft = { kind: 'drawn', strokes: [], text: '' }

/** The signature to send. Null while it is empty. */
export const appearanceOf = ({ kind, strokes, text }: Draft): SignatureAppearance | null => {
  if (kind === 'typed') return text.trim() ? { kind, text } : null
  return isDrawn(strokes) ? { kind, strokes: encodeStrokes(strokes) } : null
}

interface AppearanceFieldsProps {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** Draws or types a signature. Switching keeps the input of both methods. */
export const AppearanceFields = ({ draft, onChange }: AppearanceFieldsProps) => {
  const t = useSignatureTexts()
  const { kind, text } = draft
  return (
    <Stack>
      <RadioGroup
        label={t('method')}
        look="segmented"
        onChange={value => onChange({ ...draft, kind: value === 'typed' ? 'typed' : 'drawn' })}
        options={[
          { value: 'drawn', label: t('draw') },
          { value: 'typed', label: t('type') },
        ]}
        value={kind}
      />
      {kind === 'drawn' ? (
        <DrawingPad onChange={strokes => onChange({ ...draft, strokes })} strokes={draft.strokes} />
      ) : (
        <>
          <TextField
            autoComplete="off"
            help={t('typed_help')}
            isRequired
            label={t('typed')}
            maxLength={limits.name_length}
            name="appearance.text"
            onChange={value => onChange({ ...draft, text: value })}
            value={text}
          />
          {text.trim() !== '' && <Appearance appearance={{ kind, text }} name={text} />}
        </>
      )}
    </Stack>
  )
}
