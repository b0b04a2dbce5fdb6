import { type Rerating, rerateExpenses } from '@portal/contract/money/exchange-rates/reratings'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../blocks/api/use-read.ts'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useBlockTexts } from '../../blocks/texts.ts'
import { ReratedExpenses, ReratedProjects } from './rerated-tables.tsx'
import { useCurrencyNames } from './shared/texts.ts'
import { useRateTexts } from './texts.ts'

interface ReratingDialogProps {
  rerating: Rerating
  onClose: () => void
}

/** What re-rating changes, by project and by expense, what it leaves alone, and the button that does it. */
export const ReratingDialog = ({ rerating, onClose }: ReratingDialogProps) => {
  const t = useRateTexts()
  const blocks = useBlockTexts()
  const name = useCurrencyNames()(rerating.currency)
  const act = useAct()
  const { attempt, isBusy, failure } = useAttempt()
  const { currency, expenses, before_usd_minor, after_usd_minor, kept, projects, rows } = rerating
  const rerate = async () => {
    const { data } = await act(rerateExpenses, { currency, expenses, before_usd_minor, after_usd_minor })
    onClose()
    // The banner that opened it is gone.
    restoreFocus()
    toast({ tone: 'success', text: t('rerated', { number: data.expenses }) })
  }
  const actions = (
    <>
      <Button isDisabled={isBusy} onPress={onClose}>
        {blocks('cancel')}
      </Button>
      <Button isBusy={isBusy} onPress={() => void attempt(rerate)} variant="primary">
        {t('rerate')}
      </Button>
    </>
  )
  const isPart = rows.length < expenses
  return (
    <Dialog actions={actions} isOpen onClose={onClose} size="large" title={t('rerate_title', { name })}>
      <Stack>
        <Stack gap="tiny">
          <Text>{t('rerate_text', { name })}</Text>
          {(['closed', 'unseen', 'without_rate'] as const).map(
            reason =>
              kept[reason] > 0 && (
                <Text key={reason} tone="muted">
                  {t(`rerate_kept.${reason}`, { number: kept[reason] })}
                </Text>
              ),
          )}
        </Stack>
        <Section level={3} title={t('rerate_by_project')}>
          <ReratedProjects projects={projects} />
        </Section>
        <Section
          level={3}
          title={t('rerate_by_expense')}
          {...(isPart && { help: t('rerate_first', { shown: rows.length, number: expenses }) })}
        >
          <ReratedExpenses currency={currency} rows={rows} />
        </Section>
        <FailureBanner failure={failure} />
      </Stack>
    </Dialog>
  )
}
