import { type Stroke, strokeBox, svgPathOf } from '@portal/contract/strokes'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useState } from 'react'
import { useSignatureTexts } from '../../locales/index.ts'
import { baseline, pad } from './drawing.css.ts'
import { withStroke } from './points.ts'
import { usePen } from './use-pen.ts'

interface DrawingPadProps {
  strokes: readonly Stroke[]
  onChange: (strokes: readonly Stroke[]) => void
}

const { width, height } = strokeBox
const LINE = `M${width * 0.05} ${height * 0.8}H${width * 0.95}`

/** Where a signature is drawn with pen, finger or mouse. The strokes do not depend on its size. */
export const DrawingPad = ({ strokes, onChange }: DrawingPadProps) => {
  const t = useSignatureTexts()
  const [isFull, setFull] = useState(false)
  const add = (stroke: Stroke) => {
    const next = withStroke(strokes, stroke)
    setFull(next === null)
    if (next) onChange(next)
  }
  const { stroke, handlers } = usePen(add)
  const change = (next: readonly Stroke[]) => {
    setFull(false)
    onChange(next)
  }
  const count = t('strokes', { count: strokes.length })
  return (
    <Stack gap="small">
      <svg
        {...handlers}
        aria-label={`${t('pad')}: ${count}`}
        className={pad}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <path className={baseline} d={LINE} />
        <path d={svgPathOf(stroke.length > 0 ? [...strokes, stroke] : strokes)} />
      </svg>
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
