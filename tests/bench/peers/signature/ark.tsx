import { SignaturePad } from '@ark-ui/react/signature-pad'
import { signatureStage } from './stage.tsx'

let drawn: readonly string[] = []

signatureStage(
  <SignaturePad.Root
    onDrawEnd={({ paths }) => {
      drawn = paths
    }}
  >
    <SignaturePad.Label>Signature</SignaturePad.Label>
    <SignaturePad.Control style={{ position: 'relative', blockSize: 200 }}>
      <SignaturePad.Segment />
    </SignaturePad.Control>
  </SignaturePad.Root>,
  () => JSON.stringify(drawn),
)
