import { addExchangeRate, type ExchangeRate, listExchangeRates } from '@portal/contract/exchange_rates'
import { accountingNeed } from '@portal/contract/needs'
import { Isolate } from '@portal/ui/Isolate'
import { Page } from '@portal/ui/Page'
import { toast } from '@portal/ui/Toast'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { ResourceList } from '../../blocks/ResourceList.tsx'
import { columnsOf, fieldsOf } from '../../blocks/resource/field.ts'
import { date, text } from '../../blocks/resource/kinds.tsx'
import { useCreate } from '../../blocks/resource/use-create.tsx'
import { filled } from '../../blocks/use-form.ts'
import { useListState } from '../../blocks/use-list-state.ts'
import { RateText } from '../../parts/currencies/RateText.tsx'
import { useCurrencyChoices } from '../../parts/currencies/texts.ts'
import { useNameOf } from '../../parts/people/texts.ts'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { PresentRates } from './PresentRates.tsx'
import { RateFields } from './RateFields.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useRateTexts } from './texts.ts'

const field = fieldsOf<ExchangeRate>()

const rateIn = (form: FormData) => {
  const { rate, ...rest } = filled(form)
  return { ...rest, ...(rate !== undefined && { rate: Number(rate) }) }
}

/** Dated exchange rates (decision 20): the present ones above, all of them below, the newest first. */
const ExchangeRates = () => {
  const t = useRateTexts()
  const shell = useShellTexts()
  const nameOf = useNameOf()
  const options = useCurrencyChoices()
  const mayTakeBack = useMay(accountingNeed)
  const columns = columnsOf<ExchangeRate>([
    { id: 'rate', label: t('rate'), primary: true, cell: ({ from, to, rate }) => <RateText {...{ from, to, rate }} /> },
    field('effective_date', t('effective_date'), date, { sort: true }),
    field('source', t('source'), text()),
    { id: 'by', label: t('by'), cell: ({ by }) => by && <Isolate direction="auto">{nameOf(by)}</Isolate> },
  ])
  // The fields of a new rate say something together, so they are written out.
  const { button, drawer } = useCreate(addExchangeRate, t('add'), onAdded => (
    <RecordForm
      endpoint={addExchangeRate}
      onDone={() => {
        onAdded()
        toast({ tone: 'success', text: t('added') })
      }}
      read={rateIn}
      submit={t('add')}
    >
      <RateFields />
    </RecordForm>
  ))
  return (
    <Page action={button} lead={t('lead')} title={shell('pages.ExchangeRates')}>
      <PresentRates />
      <ResourceList
        columns={columns}
        empty={{ title: t('empty'), text: t('empty_text'), action: button }}
        filters={[
          { id: 'from', label: t('from'), options },
          { id: 'to', label: t('to'), options },
        ]}
        label={shell('pages.ExchangeRates')}
        list={listExchangeRates}
        rowMenu={mayTakeBack ? row => row.can.delete && <TakeBack row={row} /> : undefined}
        search={t('search')}
        state={useListState(listExchangeRates, ['from', 'to'], '-effective_date')}
      />
      {drawer}
    </Page>
  )
}

export default ExchangeRates
