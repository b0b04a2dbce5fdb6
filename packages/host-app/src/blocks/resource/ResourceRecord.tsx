import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Banner } from '@portal/ui/Banner'
import type { TextValues } from '@portal/ui/texts'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useRead } from '../api/use-read.ts'
import { useProblemText } from '../feedback/problem-text.ts'
import { useQuery } from '../navigation/use-query.ts'
import { RecordActions } from '../record/RecordActions.tsx'
import type { RecordParts } from '../record/RecordBody.tsx'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { type Field, factsOf } from './field.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { isOneCall, type Removal } from './removal.ts'
import { useRemove } from './use-remove.ts'

export interface ResourceRow {
  readonly id: string
  readonly version: number
  readonly can: { readonly edit?: boolean; readonly delete?: boolean }
}

export interface RecordOptions<Row> {
  readonly endpoint: Endpoint<z.ZodMiniType<{ id: string }, { id: string }>, z.ZodMiniType<{ data: Row }>>
  readonly name: (row: Row) => string
  /** Status and content around its facts. Default nothing. */
  readonly parts?: (row: Row) => Pick<RecordParts, 'status' | 'children' | 'tabs' | 'history' | 'lead'>
  /** Actions besides edit and delete. `fail` shows why one failed. Default nothing. */
  readonly actions?: (row: Row, fail: (error: unknown) => void) => ReactNode
  /** Menu of its row in the list. Default none. */
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined
}

/**
 * Texts of a resource, under these keys in its namespace. `record` names one record, `add` labels the button, `search`
 * labels the search field.
 */
export type ResourceTexts = (key: 'record' | 'add' | 'search' | 'empty' | 'empty_text', values?: TextValues) => string

interface ResourceRecordProps<Row> {
  id: string
  onClose: () => void
  texts: ResourceTexts
  fields: readonly Field<Row>[]
  record: RecordOptions<Row>
  /** Restores a deleted record for undo. Default: no undo. */
  create?: Endpoint | undefined
  /** Default: read-only. */
  edit?: Endpoint<z.ZodMiniType, z.ZodMiniType<{ data: Row }>> | undefined
  /** Default: no deletion. */
  remove?: Removal<Row> | undefined
}

/** One record in a drawer over its list: facts, edit form, and deletion. */
export const ResourceRecord = <Row extends ResourceRow>(props: ResourceRecordProps<Row>) => {
  const { id, onClose, texts, fields, record, create, edit, remove } = props
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const { get, set } = useQuery()
  const read = useRead(record.endpoint, { id })
  const stop = () => set({ act: undefined })
  const gone = () => set({ act: undefined, open: undefined })
  const removal = useRemove({ removal: remove, fields, create, onDone: gone })
  const row = read.data?.data
  const editing = (shown: Row, endpoint: NonNullable<typeof edit>): RecordParts => ({
    title: blocks('edit_title', { name: record.name(shown) }),
    children: <ResourceForm endpoint={endpoint} fields={fields} onCancel={stop} onDone={stop} row={shown} />,
  })
  const show = (shown: Row): RecordParts => {
    const { lead, ...parts } = record.parts?.(shown) ?? {}
    const can = { edit: edit && shown.can.edit === true, delete: remove && shown.can.delete === true }
    return {
      ...parts,
      title: record.name(shown),
      facts: factsOf(fields, shown),
      action: (
        <RecordActions
          can={can}
          isDeleting={removal.isBusy}
          onDelete={remove && isOneCall(remove) ? () => void removal.remove(shown) : undefined}
        >
          {record.actions?.(shown, removal.fail)}
        </RecordActions>
      ),
      lead:
        removal.failure === null ? (
          lead
        ) : (
          <Banner isLive tone="danger">
            {problemText(removal.failure)}
          </Banner>
        ),
    }
  }
  return (
    <>
      <RecordScreen
        onClose={onClose}
        read={read}
        show={shown => (edit && shown.can.edit && get('act') === 'edit' ? editing(shown, edit) : show(shown))}
        title={texts('record')}
      />
      {row?.can.delete &&
        get('act') === 'delete' &&
        remove &&
        !isOneCall(remove) &&
        remove(row, { onClose: stop, onDone: gone })}
    </>
  )
}
