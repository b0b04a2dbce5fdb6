import type { AccountingCode } from '@portal/contract/money/expenses/accounting-codes'
import AccountingCodes from '../../../../packages/host-app/src/money/accounting-codes/AccountingCodes.tsx'
import { answerAccounts } from '../../../../stories/money/account-records.ts'
import { api } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

export const travel: AccountingCode = {
  id: '0198c0de-0000-7000-8000-000000000001',
  code: '6110',
  name_en: 'Travel',
  name_ar: 'السفر',
  active: true,
  version: 2,
  can: { edit: true },
}

export const fax: AccountingCode = {
  ...travel,
  id: '0198c0de-0000-7000-8000-000000000002',
  code: '6990',
  name_en: 'Fax',
  name_ar: 'الفاكس',
  active: false,
}

/** Shows the screen with these codes from the server and this query in the URL. */
export const show = (rows: AccountingCode[], query = '', language: 'en' | 'ar' = 'en') => {
  answerAccounts(api, rows)
  showScreen(<AccountingCodes />, { query, language })
}
