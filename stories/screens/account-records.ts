import {
  type AccountingCode,
  addAccountingCode,
  editAccountingCode,
  listAccountingCodes,
  readAccountingCode,
} from '@portal/contract/accounting_codes'
import type { FakeApi } from './support/fake-api.ts'
import { idOf, pageIn, storeOf } from './support/fake-rows.ts'

const accountOf = (at: number, code: string, name_en: string, name_ar: string, active = true): AccountingCode => ({
  ...{ id: idOf(300 + at), code, name_en, name_ar, active, version: 1, can: { edit: true } },
})

/** Accounts of the ledger; one is closed. */
export const accounts: readonly AccountingCode[] = [
  accountOf(1, '6010', 'Salaries, project staff', 'رواتب موظفي المشاريع'),
  accountOf(2, '6050', 'Social insurance and taxes on pay', 'التأمينات الاجتماعية وضرائب الرواتب'),
  accountOf(3, '6110', 'Travel within the country', 'السفر الداخلي'),
  accountOf(4, '6990', 'Fax', 'الفاكس', false),
]

/** Answers all calls of accounts, as the contract says. */
export const answerAccounts = (api: FakeApi, rows: readonly AccountingCode[] = accounts): void => {
  const stored = storeOf(rows)
  api.on(listAccountingCodes, ({ active, ...input }) =>
    pageIn(
      stored.rows().filter(row => active === undefined || row.active === (active === 'yes')),
      { ...input, sort: input.sort ?? 'code' },
    ),
  )
  api.on(readAccountingCode, ({ id }) => ({ data: stored.find(id) }))
  api.on(addAccountingCode, draft => stored.keep({ ...accountOf(99, '', '', ''), ...draft }))
  api.on(editAccountingCode, ({ id, version, ...draft }) => stored.change(id, version, draft))
}
