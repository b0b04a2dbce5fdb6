import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { Fragment } from 'react'
import type * as z from 'zod/mini'
import { RecordForm } from '../form/RecordForm.tsx'
import { type Field, inputsOf, readFields } from './field.ts'

interface ResourceFormProps<Row, Output extends z.ZodMiniType> {
  fields: readonly Field<Row>[]
  endpoint: Endpoint<z.ZodMiniType, Output>
  /** The record to edit. Default: adds one. */
  row?: Row
  /** Label of the submit button. Default "Save". */
  submit?: string
  onDone: (answer: z.infer<Output>) => void
  /** Default: no cancel button. */
  onCancel?: () => void
}

/** Problems of one value in an array appear at the array's field. */
const fieldOf = (path: string) => path.replace(/\.\d+(\..*)?$/, '')

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
