import { requestKinds } from '@portal/contract/requests/request-records'
import { useState } from 'react'
import { signaturePort } from '../../../ports/signature/index.ts'
import { SignaturePanel } from '../../../signature-panel/SignaturePanel.tsx'
import { WidgetShell } from '../shell/WidgetShell.tsx'
import type { ContentProps } from '../widget-content.ts'

export const SignatureFrame = ({ state, api, post }: ContentProps) => {
  const [given, id = ''] = state.subject.split('/')
  const kind = requestKinds.find(one => one === given) ?? 'purchase_requests'
  const [port] = useState(() => {
    const own = signaturePort(api, { kind, id })
    const decide: typeof own.decide = async (...what) => {
      const answer = await own.decide(...what)
      post({ portal: what[0].decision })
      return answer
    }
    return { ...own, decide }
  })
  return (
    <WidgetShell state={state}>
      <SignaturePanel port={port} />
    </WidgetShell>
  )
}
