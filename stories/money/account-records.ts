import {
  type AccountingCode,
  accountingCodeEndpoints,
  listAccountingCodes,
} from '@portal/contract/money/expenses/accounting-codes'
import type { FakeApi } from '../support/fake-api.ts'
import { idOf, pageIn } from '../support/fake-rows.ts'
import { answerResource, type Resource } from '../support/resource.ts'

const accountOf = (at: number, code: string, name_en: string, name_ar: string, active = true): AccountingCode => ({
  ...{ id: idOf(300 + at), code, name_en, name_ar, active, version: 1, can: { edit: true } },
})

/** Ledger accounts; one is closed. */
export const accounts: readonly [AccountingCode, ...AccountingCode[]] = [
  accountOf(1, '6010', 'Salaries, project staff', 'رواتب موظفي المشاريع'),
  accountOf(2, '6050', 'Social insurance and taxes on pay', 'التأمينات الاجتماعية وضرائب الرواتب'),
  accountOf(3, '6110', 'Travel within the country', 'السفر الداخلي'),
  accountOf(4, '6990', 'Fax', 'الفاكس', false),
]

let made = 0

/** Accounting codes, for the fake server and the shared resource tests. */
export const accountResource: Resource<AccountingCode> = {
  area: 'accounting_codes',
  endpoints: accountingCodeEndpoints,
  rows: accounts,
  draft: () => {
    made += 1
    return { code: `N-${made}`, name_en: 'Venues', name_ar: 'القاعات', active: true }
  },
  text: 'name_en',
}

/** Fakes all requests about accounting codes according to the contract. */
export const answerAccounts = (api: FakeApi, rows: readonly AccountingCode[] = accounts): void => {
  const stored = answerResource(api, accountResource, rows)
  api.on(listAccountingCodes, ({ active, ...input }) =>
    pageIn(
      stored.rows().filter(row => active === undefined || row.active === (active === 'yes')),
      input,
    ),
  )
}
