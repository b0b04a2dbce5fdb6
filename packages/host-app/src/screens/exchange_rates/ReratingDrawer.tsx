import { type Rerating, rerateExpenses } from '@portal/contract/reratings'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Drawer } from '@portal/ui/Drawer'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useCurrencyNames } from '../../parts/currencies/texts.ts'
import { ReratedExpenses, ReratedProjects } from './rerated-tables.tsx'
import { useRateTexts } from './texts.ts'

interface ReratingDrawerProps {
  rerating: Rerating
  onClose: () => void
}

/** What re-rating changes, by project and by expense, what it leaves alone, and the button that does it. */
export const ReratingDrawer = ({ rerating, onClose }: ReratingDrawerProps) => {
  const t = useRateTexts()
  const name = useCurrencyNames()(rerating.currency)
  const problemText = useProblemText()
  const act = useAct()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { currency, expenses, before_usd_minor, after_usd_minor, kept, projects, rows } = rerating
  const rerate = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await act(rerateExpenses, { currency, expenses, before_usd_minor, after_usd_minor })
      onClose()
      // The banner that opened it is gone.
      restoreFocus()
      toast({ tone: 'success', text: t('rerated', { number: data.expenses }) })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Drawer isOpen onClose={onClose} title={t('rerate_title', { name })}>
      <Stack>
        {failure !== null && (
          <Banner isLive tone="danger">
            {problemText(failure)}
          </Banner>
        )}
        <Text>{t('rerate_text', { name })}</Text>
        {(['closed', 'unseen', 'without_rate'] as const).map(
          reason =>
            kept[reason] > 0 && (
              <Text key={reason} tone="muted">
                {t(`rerate_kept.${reason}`, { number: kept[reason] })}
              </Text>
            ),
        )}
        <ReratedProjects projects={projects} />
        <Inline>
          <Button isBusy={isBusy} onPress={() => void rerate()} variant="primary">
            {t('rerate')}
          </Button>
        </Inline>
        {rows.length < expenses && (
          <Text tone="muted">{t('rerate_first', { shown: rows.length, number: expenses })}</Text>
        )}
        <ReratedExpenses currency={currency} rows={rows} />
      </Stack>
    </Drawer>
  )
}
