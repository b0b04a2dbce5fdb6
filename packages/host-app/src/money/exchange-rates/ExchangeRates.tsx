import { accountingNeed } from '@portal/contract/core/rights/needs'
import { type ExchangeRate, exchangeRateEndpoints } from '@portal/contract/money/exchange-rates/exchange-rates'
import { Isolate } from '@portal/ui/Isolate'
import { isolated, useTextSource } from '@portal/ui/texts'
import { filled } from '../../blocks/form/use-form.ts'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { dateKind, textKind } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { useMay } from '../../core/session/session.ts'
import { useRateTexts } from '../../core/texts/money.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { PresentRates } from './PresentRates.tsx'
import { RateFields } from './RateFields.tsx'
import { RateMenu, WithdrawButton } from './RateMenu.tsx'
import { StaleRates } from './StaleRates.tsx'
import { AskRates } from './shared/AskRates.tsx'
import { useCurrencyChoices } from './shared/currency-names.ts'
import { RateText, rateWords } from './shared/RateText.tsx'
import { WithdrawnRates } from './WithdrawnRates.tsx'

const field = fieldsOf<ExchangeRate>()

const rateIn = (form: FormData) => {
  const { rate } = filled(form)
  return rate === undefined ? undefined : Number(rate)
}
/** For fields that `RateFields` renders itself because their explanations belong together. */
const amongRate = { input: () => null }

/** Dated exchange rates: today's rates on top, then all rates, newest first. */
const ExchangeRates = () => {
  const t = useRateTexts()
  const shell = useShellTexts()
  const nameOf = useNameOf()
  const { language } = useTextSource()
  const options = useCurrencyChoices()
  const mayWithdraw = useMay(accountingNeed)
  const titleOf = (row: ExchangeRate) => isolated(language, rateWords(row))
  const actionsOf = (row: ExchangeRate) => row.can.delete && <WithdrawButton row={row} />
  const menuOf = (row: ExchangeRate) => row.can.delete && <RateMenu row={row} />
  const { list, read, add } = exchangeRateEndpoints
  return (
    <AskRates>
      <ResourceScreen
        above={
          <>
            <StaleRates />
            <PresentRates />
            <WithdrawnRates />
          </>
        }
        create={add}
        fields={[
          { id: 'rate', label: t('rate'), primary: true, cell: RateText, input: () => <RateFields />, read: rateIn },
          { id: 'from', label: t('from'), ...amongRate },
          { id: 'to', label: t('to'), ...amongRate },
          field('effective_date', t('effective_date'), dateKind, { sort: true, ...amongRate }),
          field('source', t('source'), textKind(), { help: t('source_help') }),
          { id: 'by', label: t('by'), cell: ({ by }) => by && <Isolate direction="auto">{nameOf(by)}</Isolate> },
          field('created_at', t('created_at'), dateKind, { views: ['record'] }),
        ]}
        filters={(['from', 'to'] as const).map(id => ({ id, label: t(id), options }))}
        lead={t('lead')}
        list={list}
        record={{
          ...{ endpoint: read, name: titleOf, actions: actionsOf, rowMenu: mayWithdraw ? menuOf : undefined },
          parts: ({ id }) => ({ children: <FoldedHistory id={id} kind="exchange_rate" /> }),
        }}
        sort="-effective_date"
        texts={t}
        title={shell('pages.ExchangeRates')}
      />
    </AskRates>
  )
}

export default ExchangeRates
