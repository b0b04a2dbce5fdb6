import type { SignatureAppearance } from '@portal/contract/requests/signatures'
import { encodeStrokes, isDrawn, type Stroke } from '@portal/contract/requests/strokes'

/** A signature that is not given yet: what was drawn and what was typed, of which the chosen one counts. */
export interface Draft {
  readonly kind: SignatureAppearance['kind']
  readonly strokes: readonly Stroke[]
  readonly text: string
}

/** Before anything was drawn or typed. */
export const blank: Draft = { kind: 'drawn', strokes: [], text: '' }

/** The signature as it is sent; null where there is none yet. */
export const appearanceOf = ({ kind, strokes, text }: Draft): SignatureAppearance | null => {
  if (kind === 'typed') return text.trim() ? { kind, text } : null
  return isDrawn(strokes) ? { kind, strokes: encodeStrokes(strokes) } : null
}
