import {
  type AccountingCode,
  addAccountingCode,
  editAccountingCode,
  listAccountingCodes,
  readAccountingCode,
} from '@portal/contract/accounting_codes'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import AccountingCodes from '../../../packages/host-app/src/screens/accounting_codes/AccountingCodes.tsx'
import { pageOf, Refused } from '../../../stories/screens/support/fake-api.ts'
import { api } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

/** An open account. */
export const travel: AccountingCode = {
  id: '0198c0de-0000-7000-8000-000000000001',
  code: '6110',
  name_en: 'Travel',
  name_ar: 'السفر',
  active: true,
  version: 2,
  can: { edit: true },
}

/** A closed one. */
export const fax: AccountingCode = {
  ...travel,
  id: '0198c0de-0000-7000-8000-000000000002',
  code: '6990',
  name_en: 'Fax',
  name_ar: 'الفاكس',
  active: false,
}

/** Shows the screen on a server that holds these, with the address's query. */
export const show = (rows: AccountingCode[], query = '', language: 'en' | 'ar' = 'en') => {
  const stored = new Map(rows.map(row => [row.id, row]))
  const found = (id: string) => {
    const row = stored.get(id)
    if (!row) throw new Refused('not_found')
    return row
  }
  const keep = (row: AccountingCode) => {
    stored.set(row.id, row)
    return { data: row }
  }
  api.on(listAccountingCodes, ({ active }) =>
    pageOf(...[...stored.values()].filter(row => !active || row.active === (active === 'yes'))),
  )
  api.on(readAccountingCode, ({ id }) => ({ data: found(id) }))
  api.on(addAccountingCode, draft =>
    keep({ ...travel, ...draft, id: '0198c0de-0000-7000-8000-000000000003', version: 1 }),
  )
  api.on(editAccountingCode, ({ version, ...draft }) => {
    const row = found(draft.id)
    if (row.version !== version) throw new Refused('changed_meanwhile', { data: row })
    return keep({ ...row, ...draft, version: version + 1 })
  })
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal language={language}>
      <AccountingCodes />
      <ToastRegion />
    </InPortal>,
  )
}
