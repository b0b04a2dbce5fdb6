import { createRef } from 'react'
import signatureCanvas from 'react-signature-canvas'
import { signatureStage } from './stage.tsx'

const { default: SignatureCanvas } = signatureCanvas

const pad = createRef<InstanceType<typeof SignatureCanvas>>()
const canvasProps = { 'aria-label': 'Signature', role: 'img', width: 600, height: 200 }

signatureStage(<SignatureCanvas canvasProps={canvasProps} ref={pad} />, () =>
  JSON.stringify(pad.current?.toData() ?? []),
)
