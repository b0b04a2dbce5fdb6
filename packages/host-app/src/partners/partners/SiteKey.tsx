import { type Partner, replacePartnerKey } from '@portal/contract/partners/partners'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useRefusalText } from '../../blocks/feedback/problem-text.ts'
import { usePartnerTexts } from '../../core/texts/texts.ts'

/** Key of a site and how to rotate it. Shows the previous key while it remains valid. */
export const SiteKey = ({ partner }: { partner: Partner }) => {
  const t = usePartnerTexts()
  const act = useAct()
  const why = useRefusalText()
  const [isBusy, setBusy] = useState(false)
  const { id, version, name, key, former_key, former_key_until } = partner
  const replace = async () => {
    const asked = { title: t('replace_title', { name }), text: t('replace_text'), action: t('replace_key') }
    if (!(await confirm(asked))) return
    setBusy(true)
    try {
      await act(replacePartnerKey, { id, version })
      toast({ tone: 'success', text: t('key_replaced') })
    } catch (refused) {
      toast({ tone: 'danger', text: why(refused) })
    }
    setBusy(false)
  }
  const code = (value: string) => <Isolate direction="ltr">{value}</Isolate>
  const former =
    former_key && former_key_until
      ? [
          { label: t('former_key'), value: code(former_key) },
          { label: t('former_until'), value: <DateText format="datetime" value={former_key_until} /> },
        ]
      : []
  return (
    <>
      <DescriptionList columns="one" facts={[{ label: t('key'), value: code(key) }, ...former]} />
      <Inline>
        <Button isBusy={isBusy} onPress={() => void replace()} size="small">
          {t('replace_key')}
        </Button>
      </Inline>
    </>
  )
}
