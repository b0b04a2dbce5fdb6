import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { signatureStage } from './stage.tsx'

let pad: SignaturePad | undefined

const Pad = () => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) pad = new SignaturePad(canvas.current)
    return () => pad?.off()
  }, [])
  return <canvas aria-label="Signature" height={200} ref={canvas} role="img" width={600} />
}

signatureStage(<Pad />, () => {
  const forms = [JSON.stringify(pad?.toData() ?? []), pad?.toSVG() ?? '']
  return forms.toSorted((one, other) => one.length - other.length)[0] ?? ''
})
