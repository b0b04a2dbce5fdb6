import { listExchangeRates } from '@portal/contract/exchange_rates'
import { accountingNeed } from '@portal/contract/needs'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Page } from '@portal/ui/Page'
import { toast } from '@portal/ui/Toast'
import { ResourceList } from '../../blocks/ResourceList.tsx'
import { useListState } from '../../blocks/use-list-state.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useCurrencyChoices } from '../../parts/currencies/texts.ts'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { NewRate } from './NewRate.tsx'
import { PresentRates } from './PresentRates.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useRateTexts } from './texts.ts'
import { useRateColumns } from './use-rate-columns.tsx'

/** Dated exchange rates (decision 20): the present ones above, all of them below, the newest first. */
const ExchangeRates = () => {
  const t = useRateTexts()
  const shell = useShellTexts()
  const options = useCurrencyChoices()
  const mayKeep = useMay(accountingNeed)
  const { get, set } = useQuery()
  const add = mayKeep && (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })} variant="primary">
      {t('add')}
    </Button>
  )
  return (
    <Page action={add} lead={t('lead')} title={shell('pages.ExchangeRates')}>
      <PresentRates />
      <ResourceList
        columns={useRateColumns()}
        empty={{ title: t('empty'), text: t('empty_text'), action: add }}
        filters={[
          { id: 'from', label: t('from'), options },
          { id: 'to', label: t('to'), options },
        ]}
        label={shell('pages.ExchangeRates')}
        list={listExchangeRates}
        rowMenu={mayKeep ? row => row.can.delete && <TakeBack row={row} /> : undefined}
        search={t('search')}
        state={useListState(listExchangeRates, ['from', 'to'], '-effective_date')}
      />
      {mayKeep && get('add') && (
        <NewRate
          onAdded={() => {
            set({ add: undefined })
            toast({ tone: 'success', text: t('added') })
          }}
          onClose={() => set({ add: undefined }, { isStep: true })}
        />
      )}
    </Page>
  )
}

export default ExchangeRates
