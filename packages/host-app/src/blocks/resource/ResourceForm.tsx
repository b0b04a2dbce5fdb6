import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Fragment } from 'react'
import type * as z from 'zod/mini'
import { RecordForm } from '../form/RecordForm.tsx'
import { type Field, inputsOf, readFields } from './field.ts'

interface ResourceFormProps<Row, Output extends z.ZodMiniType> {
  fields: readonly Field<Row>[]
  /** What it sends. */
  endpoint: Endpoint<z.ZodMiniType, Output>
  /** What is changed. Default: one is added. */
  row?: Row
  /** On the button that sends. Default "Save". */
  submit?: string
  onDone: (answer: z.infer<Output>) => void
  /** Default: no button to cancel. */
  onCancel?: () => void
}

/** What is wrong with one of several values is shown at their field. */
const fieldOf = (path: string) => path.replace(/\.\d+(\..*)?$/, '')

/** The form of a record's fields, empty or as they are. */
export const ResourceForm = <
  Row extends { readonly id: string; readonly version: number },
  Output extends z.ZodMiniType,
>(
  props: ResourceFormProps<Row, Output>,
) => {
  const { fields, row, ...form } = props
  return (
    <RecordForm {...form} fieldOf={fieldOf} read={readFields(fields)} record={row}>
      {inputsOf(fields).map(({ id, input }) => (
        <Fragment key={id}>{input?.(row)}</Fragment>
      ))}
    </RecordForm>
  )
}
