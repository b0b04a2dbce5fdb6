import type { RequestRecord } from '@portal/contract/requests/request-records'
import { chainNeed } from '@portal/contract/requests/signature-chain'
import { Stack } from '@portal/ui/Stack'
import { SignaturePanel, type SignaturePort, type SignedDocument } from '@portal/widgets/signature-panel'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { api } from '../../../core/api.ts'
import { useMay } from '../../../core/session/session.ts'
import { useSignatureWidgetTexts } from '../../../core/texts/requests.ts'
import { endpointsOf } from '../shared/endpoints.ts'
import { SignatureBundle } from './SignatureBundle.tsx'

/** Document to sign next. A revision with a new total comes first while it awaits the budget holder. */
const toBeSigned = (row: RequestRecord): SignedDocument =>
  row.new_total && row.new_total.decision === null
    ? { ...row, revision: row.new_total.revision, state: 'pending', next_role: 'budget_holder' }
    : row

/** Signatures of a request, and the panel to sign it. */
export const SignatureTab = ({ row }: { row: RequestRecord }) => {
  // Loads the texts of the widget.
  useSignatureWidgetTexts()
  const { get } = useQuery()
  const act = useAct()
  const checks = useMay(chainNeed)
  const { kind, id } = row
  const [port] = useState(
    (): SignaturePort => ({
      read: async () => toBeSigned((await api(endpointsOf[kind].read, { id })).data),
      decide: async (decision, key) => toBeSigned((await act(endpointsOf[kind].sign, { ...decision, id }, key)).data),
    }),
  )
  return (
    <Stack gap="large">
      <SignaturePanel document={toBeSigned(row)} port={port} takesFocus={get('act') === 'sign'} />
      {checks && row.signatures.length > 0 && <SignatureBundle row={row} />}
    </Stack>
  )
}
