import type { Stroke } from '@portal/contract/requests/strokes'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useState } from 'react'
import { useSignatureTexts } from '../../locales/index.ts'
import { PenArea } from './PenArea.tsx'
import { withStroke } from './points.ts'

interface DrawingPadProps {
  strokes: readonly Stroke[]
  onChange: (strokes: readonly Stroke[]) => void
}

/** Draws a signature with pen, finger, or mouse. Strokes don't depend on the size on the screen. */
export const DrawingPad = ({ strokes, onChange }: DrawingPadProps) => {
  const t = useSignatureTexts()
  const [isFull, setFull] = useState(false)
  const add = (stroke: Stroke) => {
    const next = withStroke(strokes, stroke)
    setFull(next === null)
    if (next) onChange(next)
  }
  const change = (next: readonly Stroke[]) => {
    setFull(false)
    onChange(next)
  }
  const count = t('strokes', { count: strokes.length })
  return (
    <Stack gap="small">
      <PenArea label={`${t('pad')}: ${count}`} onStroke={add} strokes={strokes} />
      <Inline spread="between">
        <Text as="span" size="small" tone="muted">
          {t('pad_help')}
        </Text>
        <Inline>
          <Button onPress={() => change(strokes.slice(0, -1))} size="small">
            {t('undo')}
          </Button>
          <Button onPress={() => change([])} size="small">
            {t('clear')}
          </Button>
        </Inline>
      </Inline>
      {isFull && <Text tone="danger">{t('pad_full')}</Text>}
      <VisuallyHidden>
        <span role="status">{isFull ? t('pad_full') : count}</span>
      </VisuallyHidden>
    </Stack>
  )
}
