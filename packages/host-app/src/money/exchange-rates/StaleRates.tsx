import { listReratings } from '@portal/contract/money/exchange-rates/reratings'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../blocks/api/use-read.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useMay } from '../../core/session/session.ts'
import { ReratingDialog } from './ReratingDialog.tsx'
import { useCurrencyNames } from './shared/texts.ts'
import { useRateTexts } from './texts.ts'

/** Offers to re-rate expenses that still use a withdrawn rate; in a dialog while the address says so (`?rerate=tl`). */
export const StaleRates = () => {
  const t = useRateTexts()
  const nameOf = useCurrencyNames()
  const { get, set } = useQuery()
  const may = useMay(listReratings.needs)
  useRestoreFocus(get('rerate'))
  const { data } = useRead(listReratings, may ? {} : null)
  const found = data?.data ?? []
  const open = found.find(({ currency }) => currency === get('rerate'))
  return (
    <>
      {found.map(({ currency, expenses }) => (
        <Banner key={currency} title={t('rerate_banner', { name: nameOf(currency) })} tone="warning">
          <Stack gap="small">
            {t('rerate_banner_text', { number: expenses })}
            <Inline>
              <Button onPress={() => set({ rerate: currency }, { isStep: true })} size="small">
                {t('rerate_open')}
              </Button>
            </Inline>
          </Stack>
        </Banner>
      ))}
      {open && <ReratingDialog onClose={() => set({ rerate: undefined }, { isStep: true })} rerating={open} />}
    </>
  )
}
