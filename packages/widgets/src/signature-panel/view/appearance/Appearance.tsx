import type { SignatureAppearance } from '@portal/contract/requests/signatures'
import { decodeStrokes, strokeBox, svgPathOf } from '@portal/contract/requests/strokes'
import { Isolate } from '@portal/ui/Isolate'
import { useSignatureTexts } from '../../../locales/index.ts'
import { image } from '../../drawing/drawing.css.ts'
import { appearance as style, typed } from '../panel.css.ts'

interface AppearanceProps {
  appearance: SignatureAppearance
  name: string
}

/** A signature as given: redrawn strokes, or the typed text. */
export const Appearance = ({ appearance, name }: AppearanceProps) => {
  const t = useSignatureTexts()
  if (appearance.kind === 'typed')
    return (
      <span className={`${style} ${typed}`}>
        <Isolate direction="auto">{appearance.text}</Isolate>
      </span>
    )
  const strokes = decodeStrokes(appearance.strokes)
  if (!strokes) return t('unreadable')
  return (
    <span className={style}>
      <svg
        aria-label={t('drawn_by', { name })}
        className={image}
        role="img"
        viewBox={`0 0 ${strokeBox.width} ${strokeBox.height}`}
      >
        <path d={svgPathOf(strokes)} />
      </svg>
    </span>
  )
}
