import type { RequestRecord } from '@portal/contract/request_records'
import { chainNeed } from '@portal/contract/signature_chain'
import { Stack } from '@portal/ui/Stack'
import { SignaturePanel, type SignaturePort } from '@portal/widgets/signature-panel'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { endpointsOf } from '../../../parts/requests/endpoints.ts'
import { useSignatureTexts } from '../../../parts/requests/texts.ts'
import { useMay } from '../../../session/session.ts'
import { SignatureBundle } from './SignatureBundle.tsx'

/** Who has signed a request, and signing it. */
export const SignatureTab = ({ row }: { row: RequestRecord }) => {
  // The widget is drawn with texts that have to be here before.
  useSignatureTexts()
  const { get } = useQuery()
  const act = useAct()
  const checks = useMay(chainNeed)
  const { kind, id } = row
  const [port] = useState(
    (): SignaturePort => ({
      read: async () => (await api(endpointsOf[kind].read, { id })).data,
      decide: async (decision, key) => (await act(endpointsOf[kind].sign, { ...decision, id }, key)).data,
    }),
  )
  return (
    <Stack gap="large">
      <SignaturePanel document={row} port={port} takesFocus={get('act') === 'sign'} />
      {checks && row.signatures.length > 0 && <SignatureBundle row={row} />}
    </Stack>
  )
}
