import type { Endpoint } from '@portal/contract/endpoint'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { ListScreen } from '../ListScreen.tsx'
import type { ListFilter } from '../ResourceList.tsx'
import type { PageOf } from '../use-read.ts'
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
  /** What else can be done with a row. Default nothing. */
  rowMenu?: ((row: Row) => ReactNode) | undefined
}

/** A list of records as most staff screens are: added in a drawer, opened in a drawer, changed and deleted there. */
export const ResourceScreen = <Input extends z.ZodMiniType, Row extends ResourceRow>(
  props: ResourceScreenProps<Input, Row>,
) => {
  const { title, texts, lead, list, fields, sort, filters = [], create, record, edit, remove, rowMenu } = props
  const { button, drawer } = useCreate(
    create,
    texts('add'),
    onAdded =>
      create && (
        <ResourceForm endpoint={create} fields={fields} onDone={({ data }) => onAdded(data.id)} submit={texts('add')} />
      ),
  )
  return (
    <>
      <ListScreen
        action={button}
        columns={columnsOf(fields)}
        empty={{ title: texts('empty'), text: texts('empty_text'), action: button }}
        filters={filters}
        lead={lead}
        list={list}
        record={(id, close) => (
          <ResourceRecord {...{ id, texts, fields, record, create, edit, remove }} key={id} onClose={close} />
        )}
        search={texts('search')}
        sort={sort}
        title={title}
        {...(rowMenu && { rowMenu })}
      />
      {drawer}
    </>
  )
}
