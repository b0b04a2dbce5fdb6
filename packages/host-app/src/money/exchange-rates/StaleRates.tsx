import { listReratings, type Rerating } from '@portal/contract/money/exchange-rates/reratings'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../blocks/api/use-read.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useMay } from '../../core/session/session.ts'
import { useRateTexts } from '../../core/texts/money.ts'
import { ReratingDialog } from './ReratingDialog.tsx'
import { useCurrencyNames } from './shared/currency-names.ts'

const keyOf = ({ kind, from, to }: Rerating) => [kind, from, to].join('-')

/** Offers to re-rate expenses that use a withdrawn rate. The URL opens the dialog (`?rerate=amounts-tl-eur`). */
export const StaleRates = () => {
  const t = useRateTexts()
  const nameOf = useCurrencyNames()
  const { get, set } = useQuery()
  const may = useMay(listReratings.needs)
  useRestoreFocus(get('rerate'))
  const { data } = useRead(listReratings, may ? {} : null)
  const found = data?.data ?? []
  const open = found.find(one => keyOf(one) === get('rerate'))
  return (
    <>
      {found.map(one => {
        const { kind, from, to, expenses, kept } = one
        const title = t(`rerate_banner.${kind}`, { from: nameOf(from), to: nameOf(to) })
        return (
          <Banner key={keyOf(one)} title={title} tone="warning">
            <Stack gap="small">
              {expenses > 0
                ? t('rerate_banner_text', { number: expenses })
                : t('rerate_kept.over_limit', { number: kept.over_limit })}
              <Inline>
                <Button onPress={() => set({ rerate: keyOf(one) }, { isStep: true })} size="small">
                  {t('rerate_open')}
                </Button>
              </Inline>
            </Stack>
          </Banner>
        )
      })}
      {open && <ReratingDialog onClose={() => set({ rerate: undefined }, { isStep: true })} rerating={open} />}
    </>
  )
}
