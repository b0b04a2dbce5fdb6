import { readPurchaseRequest } from '@portal/contract/purchase_requests'
import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { signPurchaseRequest } from '@portal/contract/request_steps'
import { SignaturePanel, type SignaturePort } from '@portal/widgets/signature-panel'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useAct } from '../../blocks/use-read.ts'
import { useSignatureTexts } from '../../parts/purchase_requests/texts.ts'

/** Who has signed a request, and signing it. */
export const SignatureTab = ({ row }: { row: PurchaseRequestRecord }) => {
  // The widget is drawn with texts that have to be here before.
  useSignatureTexts()
  const { get } = useQuery()
  const act = useAct()
  const { id } = row
  const [port] = useState(
    (): SignaturePort => ({
      read: async () => (await api(readPurchaseRequest, { id })).data,
      decide: async (decision, key) => (await act(signPurchaseRequest, { ...decision, id }, key)).data,
    }),
  )
  return <SignaturePanel document={row} port={port} takesFocus={get('act') === 'sign'} />
}
