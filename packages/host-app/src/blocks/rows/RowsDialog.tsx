import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { type ReactNode, useRef, useState } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { FormButtons } from '../form/FormButtons.tsx'
import { filled, useForm } from '../form/use-form.ts'
import { type RowCalls, useEachRow } from './use-each-row.tsx'

interface RowsDialogProps<Row, E extends Endpoint> {
  words: {
    /** Title of the dialog and label of the button. */
    readonly action: string
    /** The consequences. */
    readonly lead: string
    /** Toast after a single row. */
    readonly done: string
    /** Names the rows and their number, for two or more. */
    readonly chosen: (count: number) => string
  }
  /** One row or several. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  calls: RowCalls<Row, E>
  /** Default `false`. */
  isDanger?: boolean
  /** Fields that apply to all rows, named as in the endpoint's input. Default nothing. */
  children?: ReactNode
  /** Shown under the results, such as where to look further. Default nothing. */
  after?: ReactNode
  onClose: () => void
  /** Called after the run, whatever the result of each row. Default nothing. */
  onDone?: (() => void) | undefined
}

/** Confirms a bulk action, shows its progress, and then the result of each row. */
export const RowsDialog = <Row extends { readonly id: string }, E extends Endpoint>({
  words: { action, lead, done, chosen },
  rows: given,
  nameOf,
  calls,
  isDanger = false,
  children,
  after,
  onClose,
  onDone,
}: RowsDialogProps<Row, E>) => {
  const t = useBlockTexts()
  // A snapshot, because the list revalidates as rows change.
  const [rows] = useState(given)
  const [isOver, setOver] = useState(false)
  const typed = useRef<Readonly<Record<string, string>>>({})
  const each = useEachRow(nameOf, true)
  const asked: Endpoint = calls.endpoint
  const carryOut = async () => {
    const results = await each.goOn(calls, rows, typed.current)
    onDone?.()
    if (rows.length > 1 || results.some(({ refused }) => refused !== null)) return setOver(true)
    toast({ tone: 'success', text: done })
    onClose()
  }
  const { form, isSending } = useForm({
    endpoint: asked,
    read: values => {
      typed.current = filled(values)
      const [first, ...more] = rows.slice(0, calls.parts?.size ?? 1)
      return first && calls.inputOf([first, ...more], typed.current)
    },
    send: carryOut,
    onDone: () => undefined,
  })
  const [only, ...others] = rows
  return (
    <Dialog isOpen title={action} {...(!isSending && { onClose })}>
      {isOver ? (
        <Stack>
          {each.outcome}
          {after}
          <div>
            <Button onPress={onClose}>{t('close')}</Button>
          </div>
        </Stack>
      ) : (
        <Form
          {...form}
          actions={<FormButtons isDanger={isDanger} isSending={isSending} onCancel={onClose} submit={action} />}
        >
          <Text weight="strong">
            {only && others.length === 0 ? <Isolate direction="auto">{nameOf(only)}</Isolate> : chosen(rows.length)}
          </Text>
          <Text>{lead}</Text>
          {children}
          {rows.length > 1 && (isSending || each.done > 0) && each.progress}
        </Form>
      )}
    </Dialog>
  )
}
