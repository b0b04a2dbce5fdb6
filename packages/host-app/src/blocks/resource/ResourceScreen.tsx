import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { PageOf } from '../api/use-read.ts'
import { type ListFilter, ResourceList } from '../list/ResourceList.tsx'
import { useListState } from '../list/use-list-state.ts'
import { useRestoreFocus } from '../navigation/use-restore-focus.ts'
import { columnsOf, type Field } from './field.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { type RecordOptions, ResourceRecord, type ResourceRow } from './ResourceRecord.tsx'
import type { Removal } from './removal.ts'
import type { ResourceTexts } from './texts.ts'
import { useCreate } from './use-create.tsx'

interface ResourceScreenProps<Input extends z.ZodMiniType, Row extends ResourceRow> {
  /** The h1. */
  title: string
  /** From the area's namespace. */
  texts: ResourceTexts
  /** One sentence under the title. Default none. */
  lead?: ReactNode
  /** Between the title and the list. Default nothing. */
  above?: ReactNode
  /** Under the list. Default nothing. */
  below?: ReactNode
  /** Where the rows come from. */
  list: Endpoint<Input, z.ZodMiniType<PageOf<Row>>>
  /** What a record has: columns, facts and form. */
  fields: readonly Field<Row>[]
  /** The list's order until another is chosen. */
  sort: string
  /** Their ids are the endpoint's names. Default none. */
  filters?: readonly ListFilter[]
  /** Adds one. Default: none is added here. */
  create?: Endpoint<z.ZodMiniType, z.ZodMiniType<{ data: Row }>>
  /** Reads the one that is opened, and says what it is called. */
  record: RecordOptions<Row>
  /** Changes one. Default: none is changed. */
  edit?: Endpoint<z.ZodMiniType, z.ZodMiniType<{ data: Row }>>
  /** Deletes one. Default: none is deleted. */
  remove?: Removal<Row>
}

/** A list of records as most staff screens are: added in a drawer, opened in a drawer, changed and deleted there. */
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
        // The server does not know the language, on which the usual order may depend.
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
