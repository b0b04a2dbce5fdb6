import { converted } from '@portal/contract/core/fields/money'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { Fact } from '@portal/ui/DescriptionList'
import { Money } from '@portal/ui/Money'
import { Written } from '../../../blocks/text/Written.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'

/** Facts that only employment requests have. Empty for purchase requests. */
export const useEmploymentFacts = () => {
  const t = useRequestTexts()
  return ({ employment, currency, usd_rate }: RequestRecord): readonly Fact[] =>
    employment
      ? [
          { label: t('employment.posts'), value: employment.posts },
          { label: t('employment.months'), value: employment.months },
          { label: t('employment.contract_type'), value: t(`contract_types.${employment.contract_type}`) },
          {
            label: t('employment.monthly_cost_minor'),
            value: <Money amount={employment.monthly_cost_minor} currency={currency} />,
          },
          ...(usd_rate === null || currency === 'usd'
            ? []
            : [
                {
                  label: t('monthly_usd'),
                  value: <Money amount={converted(employment.monthly_cost_minor, usd_rate)} currency="usd" />,
                },
              ]),
          { label: t('employment.justification'), value: <Written>{employment.justification}</Written> },
        ]
      : []
}
