import { limits } from '@portal/contract/core/fields/limits'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { useSignatureTexts } from '../../../locales/index.ts'
import { DrawingPad } from '../../drawing/DrawingPad.tsx'
import type { Draft } from '../../model/draft.ts'
import { Appearance } from './Appearance.tsx'

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
