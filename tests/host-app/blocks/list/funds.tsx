import { type Donor, listDonors } from '@portal/contract/programmes/donors'
import { render } from '@testing-library/react'
import { page } from 'vitest/browser'
import { ListScreen } from '../../../../packages/host-app/src/blocks/list/ListScreen.tsx'
import { donors } from '../../../../stories/programmes/donor-records.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { InPortal } from '../../support/in-portal.tsx'

export const many = (count: number): Donor[] => {
  const [first] = donors
  if (!first) throw new Error('no donor')
  return Array.from({ length: count }, (_, at) => ({ ...first, id: idOf(at), code: `D${at}`, full_name: `Fund ${at}` }))
}

export const columns = [
  { id: 'full_name', header: 'Name', cell: (row: Donor) => row.full_name },
  { id: 'code', header: 'Code', cell: (row: Donor) => row.code },
  { id: 'country', header: 'Country', cell: (row: Donor) => row.country },
  { id: 'projects', header: 'Projects', cell: (row: Donor) => String(row.projects) },
  { id: 'created_at', header: 'Added', cell: (row: Donor) => row.created_at },
]

const record = () => null

const draw = (some: typeof columns, opens: boolean) =>
  render(
    <InPortal>
      <ListScreen
        columns={some}
        empty={{ title: 'None', text: 'None yet.' }}
        list={listDonors}
        sort="code"
        title="Funds"
        {...(opens && { record })}
      />
    </InPortal>,
  )

export const show = (some = columns) => draw(some, false)

/** Like `show`, but each row opens its record. */
export const showOpening = () => draw(columns, true)

/** Number of rendered rows, without the header. */
export const rows = () => page.getByRole('row').elements().length - 1
