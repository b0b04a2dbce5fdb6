import '@portal/ui/theme/lean'
import { encodeStrokes, type Stroke } from '@portal/contract/requests/strokes'
import { PenArea, withStroke } from '@portal/widgets/signature-panel/internals'
import { useState } from 'react'
import { signatureStage } from './stage.tsx'

let drawn: readonly Stroke[] = []

const Pad = () => {
  const [strokes, setStrokes] = useState(drawn)
  const add = (stroke: Stroke) => {
    drawn = withStroke(strokes, stroke) ?? strokes
    setStrokes(drawn)
  }
  return <PenArea label="Signature" onStroke={add} strokes={strokes} />
}

signatureStage(<Pad />, () => encodeStrokes(drawn))
