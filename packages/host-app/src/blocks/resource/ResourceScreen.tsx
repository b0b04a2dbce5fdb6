import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Batch } from '../api/use-read.ts'
import { type ListFilter, ResourceList } from '../list/ResourceList.tsx'
import { useListState } from '../list/use-list-state.ts'
import { useRestoreFocus } from '../navigation/use-restore-focus.ts'
import { columnsOf, type Field } from './field.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { type RecordOptions, ResourceRecord, type ResourceRow, type ResourceTexts } from './ResourceRecord.tsx'
import type { Removal } from './removal.ts'
import { useCreate } from './use-create.tsx'

interface ResourceScreenProps<Input extends z.ZodMiniType, Row extends ResourceRow> {
  title: string
  texts: ResourceTexts
  lead?: ReactNode
  above?: ReactNode
  below?: ReactNode
  list: Endpoint<Input, z.ZodMiniType<Batch<Row>>>
  /** Define the columns, facts, and form. */
  fields: readonly Field<Row>[]
  /** The default order. */
  sort: string
  /** Their IDs are the endpoint's names. Default none. */
  filters?: readonly ListFilter[]
  /** Default: no button to add one. */
  create?: Endpoint<z.ZodMiniType, z.ZodMiniType<{ data: Row }>>
  record: RecordOptions<Row>
  /** Default: read-only. */
  edit?: Endpoint<z.ZodMiniType, z.ZodMiniType<{ data: Row }>>
  /** Default: no deletion. */
  remove?: Removal<Row>
}

/** The standard staff screen: a list of records that are added, opened, edited, and deleted in a drawer. */
export const ResourceScreen = <Input extends z.ZodMiniType, Row extends ResourceRow>(
  props: ResourceScreenProps<Input, Row>,
) => {
  const { title, texts, lead, above, below, list, fields, sort, filters = [], create, record, edit, remove } = props
  const state = useListState(
    list,
    filters.map(({ id }) => id),
    sort,
  )
  useRestoreFocus(state.open)
  const { button, drawer } = useCreate(
    create,
    texts('add'),
    onAdded =>
      create && (
        <ResourceForm endpoint={create} fields={fields} onDone={({ data }) => onAdded(data.id)} submit={texts('add')} />
      ),
  )
  return (
    <Page action={button} lead={lead} title={title}>
      {above}
      <ResourceList
        columns={columnsOf(fields)}
        empty={{ title: texts('empty'), text: texts('empty_text'), action: button }}
        filters={filters}
        label={title}
        list={list}
        rowHref={row => state.openHref(row.id)}
        rowMenu={record.rowMenu}
        search={texts('search')}
        // The default sort may depend on the language, which the server doesn't know.
        state={{ ...state, input: { sort, ...state.input } }}
      />
      {below}
      {state.open && (
        <ResourceRecord
          {...{ texts, fields, record, create, edit, remove }}
          id={state.open}
          key={state.open}
          onClose={state.close}
        />
      )}
      {drawer}
    </Page>
  )
}
