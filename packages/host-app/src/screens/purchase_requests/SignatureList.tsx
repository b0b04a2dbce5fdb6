import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { signatureRoles } from '@portal/contract/signatures'
import { DateText } from '@portal/ui/DateText'
import type { TimelineEvent } from '@portal/ui/Timeline'
import { Timeline } from '@portal/ui/Timeline'
import { Code } from '../../blocks/Code.tsx'
import { Written } from '../../blocks/Written.tsx'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'
import { useSignedBy } from '../../parts/purchase_requests/use-signed-by.ts'

type Signature = PurchaseRequestRecord['signatures'][number]

/** The five roles in their order, then the signatures of earlier revisions, which are void. */
export const SignatureList = ({ row }: { row: PurchaseRequestRecord }) => {
  const t = useRequestTexts()
  const byOf = useSignedBy()
  const given = (one: Signature, isVoid: boolean): TimelineEvent => {
    const by = byOf(one)
    return {
      id: one.id,
      title: t(isVoid ? 'void_role' : `decided.${one.decision}`, {
        role: t(`roles.${one.role}`),
        number: one.revision,
      }),
      tone: isVoid ? 'neutral' : one.decision === 'sign' ? 'success' : 'danger',
      at: <DateText format="datetime" value={one.at} />,
      body: one.reason ? <Written>{one.reason}</Written> : <Code>{one.content_hash.slice(0, 16)}</Code>,
      ...(by && { by }),
    }
  }
  const present = row.signatures.filter(({ revision }) => revision === row.revision)
  const blocks = signatureRoles.map((role): TimelineEvent => {
    const own = present.find(one => one.role === role)
    if (own) return given(own, false)
    const isNext = row.next_role === role
    return {
      id: role,
      title: t(`roles.${role}`),
      tone: isNext ? 'info' : 'neutral',
      ...(isNext && { body: t('is_next') }),
    }
  })
  const past = row.signatures.filter(({ revision }) => revision < row.revision).map(one => given(one, true))
  return <Timeline events={[...blocks, ...past]} label={t('signatures')} />
}
