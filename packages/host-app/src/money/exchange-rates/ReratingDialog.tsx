import { limits } from '@portal/contract/core/fields/limits'
import { type Rerating, rerateExpenses } from '@portal/contract/money/exchange-rates/reratings'
import { Dialog } from '@portal/ui/Dialog'
import { toast } from '@portal/ui/Toast'
import { ReasonForm } from '../../blocks/form/ReasonDialog.tsx'
import { useRateTexts } from '../../core/texts/money.ts'
import { ReratingPreview } from './ReratingPreview.tsx'
import { useCurrencyNames } from './shared/currency-names.ts'

interface ReratingDialogProps {
  rerating: Rerating
  onClose: () => void
}

/** Shows what re-rating changes, asks for the reason, and applies it. If nothing can be re-rated, it says why. */
export const ReratingDialog = ({ rerating, onClose }: ReratingDialogProps) => {
  const t = useRateTexts()
  const nameOf = useCurrencyNames()
  const { kind, from, to, expenses, shown } = rerating
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t(`rerate_title.${kind}`, { from: nameOf(from), to: nameOf(to) })}
    >
      {expenses === 0 ? (
        <ReratingPreview rerating={rerating} />
      ) : (
        <ReasonForm
          action={t('rerate')}
          endpoint={rerateExpenses}
          input={{ kind, from, to, shown }}
          onClose={onClose}
          onDone={({ data }) => {
            onClose()
            toast({ tone: 'success', text: t('rerated', { number: data.expenses }) })
          }}
          reason={{ label: t('rerate_reason'), help: t('rerate_reason_help'), maxLength: limits.text_length }}
          text={<ReratingPreview rerating={rerating} />}
        />
      )}
    </Dialog>
  )
}
