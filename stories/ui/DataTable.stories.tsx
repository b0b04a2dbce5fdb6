import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { ErrorState } from '@portal/ui/ErrorState'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { TrainingList, type TrainingListProps } from './TrainingList.tsx'
import { longTraining, type Training, trainingColumns, trainingsOf } from './training-rows.tsx'

const meta = preview.meta({
  title: 'ui/Data/DataTable',
  component: DataTable<Training>,
  args: {
    label: 'Trainings',
    columns: trainingColumns(english => english),
    rows: trainingsOf(6),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `#${id}`,
  },
  parameters: {
    layout: 'padded',
    ...usage({
      what: 'A list of records: a native table on wide screens, and labelled values on phones. The server sorts, filters, and paginates. The table renders the rows it has. In long lists, it renders only the rows in the viewport.',
      dos: [
        'Open the record from its row. Put all other actions in the row menu.',
        'Store sort and filters in the URL, and the column arrangement on the device.',
        'Keep columns of codes narrow and truncated. A code never wraps at its hyphen.',
        'Pass constant or memoised columns, rowKey, and rowHref. Selecting a row then renders only that row.',
      ],
      donts: [
        "Don't show more columns than users compare.",
        "Don't use it for a single record. Use a DescriptionList.",
        "Don't put fields in cells. Open the record to edit it.",
      ],
    }),
  },
})

const list = (props: TrainingListProps) => () => <TrainingList {...props} />

const body = (canvasElement: HTMLElement) => within(within(canvasElement).getAllByRole('rowgroup')[1] ?? canvasElement)

const frameOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('region')

export const Playground = meta.story()

export const States = meta.story({
  tags: ['visual'],
  render: list({ total: 9, page: 5, ticked: ['1', '5'], hidden: ['code', 'place', 'donor', 'seats'] }),
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** A table wider than its container scrolls on its own. The name column is sticky, and shadows mark hidden content. */
export const Wide = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'tablet' } },
  render: list({ total: 6, ticked: ['2'] }),
  play: async ({ canvasElement }) => {
    const frame = await frameOf(canvasElement)
    const isRtl = getComputedStyle(frame).direction === 'rtl'
    const row = within(canvasElement).getAllByRole('row')[1]
    const [box, name] = row?.querySelectorAll<HTMLElement>('td, th') ?? []
    const edge = () => (isRtl ? 'right' : 'left')
    const startOf = (cell?: HTMLElement) => cell?.getBoundingClientRect()[edge()]
    const before = [startOf(box), startOf(name)]
    frame.scrollLeft = isRtl ? -160 : 160
    await waitFor(() => expect(frame).toHaveAttribute('data-before'))
    await expect([startOf(box), startOf(name)]).toEqual(before)
  },
})

export const Phone = meta.story({
  tags: ['visual', 'phone'],
  globals: { viewport: { value: 'mobile1' } },
  render: list({ total: 3, hidden: ['code', 'donor'] }),
})

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: list({ total: 6 }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Starts' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    const links = () => body(canvasElement).getAllByRole('link')
    const rows = () => body(canvasElement).getAllByRole('row')
    await userEvent.tab()
    await userEvent.tab()
    await expect(links()[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(links()[1]).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(rows()[1]).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(links().at(-1)).toHaveFocus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(canvas.getByText('5 selected')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(links()[0]).toHaveFocus()
  },
})

/**
 * A checkbox selects a row. Shift selects the range from the last one, and the header's checkbox selects all loaded
 * rows.
 */
export const Ticks = meta.story({
  globals: { locale: 'en' },
  render: list({ total: 8 }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = body(canvasElement).getAllByRole('checkbox')
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    await userEvent.click(boxes[1] ?? all)
    await expect(all.indeterminate).toBe(true)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(boxes[4] ?? all)
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByText('4 selected')).toBeVisible()
    await userEvent.click(all)
    await expect(canvas.getByText('8 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(all).not.toBeChecked()
    await expect(canvas.queryByText(/selected/)).toBeNull()
  },
})

/** The next page is appended below, and focus remains on the button. */
export const LoadMore = meta.story({
  globals: { locale: 'en' },
  render: list({ total: 15, page: 10 }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Load more' })
    await expect(body(canvasElement).getAllByRole('row')).toHaveLength(10)
    await userEvent.click(more)
    await waitFor(() => expect(body(canvasElement).getAllByRole('row')).toHaveLength(15))
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
  },
})

const Broken = () => {
  const say = useSay()
  const problem = say('The next trainings did not come.', 'لم تصل الدورات التالية.')
  return <TrainingList more={{ onPress: () => undefined, problem }} total={3} />
}

/** The error appears beside the button. Loaded rows remain. */
export const MoreFailed = meta.story({ render: () => <Broken /> })

export const Loading = meta.story({ render: list({ rows: [], isLoading: true }) })

const Nothing = () => {
  const say = useSay()
  return (
    <TrainingList
      empty={
        <EmptyState
          action={<Button>{say('Plan a training', 'التخطيط لدورة')}</Button>}
          title={say('No trainings yet', 'لا توجد دورات بعد')}
        />
      }
      total={0}
    />
  )
}

export const Empty = meta.story({ render: () => <Nothing /> })

const NotLoaded = () => {
  const title = useSay()('The trainings could not be loaded', 'تعذّر تحميل الدورات')
  return <TrainingList error={<ErrorState onRetry={() => undefined} title={title} />} total={0} />
}

export const Failed = meta.story({ render: () => <NotLoaded /> })

/** Long words in every cell wrap, or truncate with an ellipsis if their column says so. */
export const LongTexts = meta.story({ render: list({ rows: [longTraining] }) })
