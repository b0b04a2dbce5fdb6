import type { RequestRecord } from '@portal/contract/requests/request-records'
import { chainNeed } from '@portal/contract/requests/signature-chain'
import { Stack } from '@portal/ui/Stack'
import { documentToSign, signaturePort } from '@portal/widgets/ports/signature'
import { SignaturePanel } from '@portal/widgets/signature-panel'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMay } from '../../../core/session/session.ts'
import { useSignatureWidgetTexts } from '../../../core/texts/requests.ts'
import { SignatureBundle } from './SignatureBundle.tsx'

/** Signatures of a request, and the panel to sign it. */
export const SignatureTab = ({ row }: { row: RequestRecord }) => {
  // Loads the texts of the widget.
  useSignatureWidgetTexts()
  const { get } = useQuery()
  const act = useAct()
  const checks = useMay(chainNeed)
  const [port] = useState(() => signaturePort(act, row))
  return (
    <Stack gap="large">
      <SignaturePanel document={documentToSign(row)} port={port} takesFocus={get('act') === 'sign'} />
      {checks && row.signatures.length > 0 && <SignatureBundle row={row} />}
    </Stack>
  )
}
