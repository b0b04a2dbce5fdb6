import type { SignatureAppearance } from '@portal/contract/requests/signatures'
import { encodeStrokes, isDrawn, type Stroke } from '@portal/contract/requests/strokes'

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
