import { Button } from '@portal/ui/Button'
import { DataTable, type DataTableProps, type Sort } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { ErrorState } from '@portal/ui/ErrorState'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { columnsFor, type Row, rows } from '../complaint-rows.tsx'
import { useSay } from '../say.ts'

const Live = (props: Partial<DataTableProps<Row>>) => {
  const say = useSay()
  const [sort, setSort] = useState<Sort>({ column: 'filed', direction: 'descending' })
  return (
    <DataTable
      columns={columnsFor(say)}
      label={say('Complaints', 'الشكاوى')}
      onSort={setSort}
      rowHref={row => `/staff/complaints/${row.id}`}
      rowKey={row => row.id}
      rowMenu={() => (
        <Menu
          icon={<Icon name="more" />}
          items={[{ id: 'copy', label: say('Copy link', 'نسخ الرابط') }]}
          label={say('Actions', 'إجراءات')}
          size="small"
          trigger="icon"
        />
      )}
      rows={rows}
      sort={sort}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'ui/DataTable',
  component: Live,
  parameters: {
    layout: 'padded',
    ...usage({
      what: 'A list of records: a native table where there is room, labelled values on phones.',
      dos: ['The row opens the record; its menu holds the rest.', 'Keep sort and filters in the address.'],
      donts: ['No more columns than are compared.', 'Not for one record: that is a DescriptionList.'],
    }),
  },
})

export const Playground = meta.story({ args: { more: { onPress: () => undefined } } })

export const States = meta.story({ tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })

export const Phone = meta.story({ tags: ['visual', 'phone'], globals: { viewport: { value: 'mobile1' } } })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Filed' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'The hall has no ramp' })).toHaveFocus()
  },
})

export const Loading = meta.story({ args: { rows: [], isLoading: true } })

export const Empty = meta.story({
  args: { rows: [], empty: <EmptyState action={<Button>File a complaint</Button>} title="No complaints yet" /> },
})

export const Failed = meta.story({
  args: { error: <ErrorState onRetry={() => undefined} title="The complaints could not be loaded" /> },
})
