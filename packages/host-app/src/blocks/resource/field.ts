import type { Column } from '@portal/ui/DataTable'
import type { Fact } from '@portal/ui/DescriptionList'
import type { ReactNode } from 'react'
import { filled } from '../form/use-form.ts'

type View = 'list' | 'record' | 'form'

/** One field of a record. Defines its column, its fact, and its input. */
export interface Field<Row> {
  /** The contract's name. For sortable columns, the endpoint's sort name. */
  readonly id: string
  readonly label: string
  /** Default: in neither the list nor the facts. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
  /** Its input, empty without a row. Default: not in the form. */
  readonly input?: ((row: Row | undefined) => ReactNode) | undefined
  /** Its value in a form, undefined to omit it. Default: the text of the input with this name. */
  readonly read?: ((form: FormData) => unknown) | undefined
  /** Its value when a deleted row is restored. Default: the row's value of this name. */
  readonly again?: (row: Row) => unknown
  /** Default: every view it has content for. */
  readonly views?: readonly View[]
  /** Default `false`. */
  readonly sort?: boolean
  /** Whether it names and opens the row. Default: the first column. */
  readonly primary?: boolean
  /** Default `start`. */
  readonly align?: 'start' | 'end' | undefined
  /** Width of its column. Default: fits its content. */
  readonly width?: 'narrow' | 'medium' | 'wide'
}

/** Props that a kind's input gets. */
export interface InputProps<Value> {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** Undefined when adding a record. */
  readonly value: Value | undefined
}

/**
 * How a kind of value is displayed and entered. Both functions are called directly, not rendered as components. A kind
 * may therefore be recreated on each render.
 */
export interface FieldKind<Value> {
  readonly cell: (value: Value) => ReactNode
  readonly input: (props: InputProps<Value>) => ReactNode
  /** Converts the input's text for the request. Default: the text itself. */
  readonly parse?: (text: string) => unknown
  readonly align?: 'start' | 'end'
}

type More<Row> = Omit<Field<Row>, 'id' | 'label'> & { readonly help?: string }

/** Creates the typed field factory of a record: `const field = fieldsOf<Course>()`. */
export const fieldsOf =
  <Row>() =>
  <Id extends keyof Row & string>(
    id: Id,
    label: string,
    { cell, input, parse, align }: FieldKind<Row[Id]>,
    { help, ...more }: More<Row> = {},
  ): Field<Row> => ({
    id,
    label,
    align,
    cell: row => cell(row[id]),
    input: row => input({ label, name: id, value: row?.[id], ...(help && { help }) }),
    read: form => {
      const text = filled(form)[id]
      return text === undefined ? undefined : (parse?.(text) ?? text)
    },
    ...more,
  })

const isIn = <Row>({ views }: Field<Row>, view: View) => !views || views.includes(view)

export const columnsOf = <Row>(fields: readonly Field<Row>[]): readonly Column<Row>[] =>
  fields.flatMap(field => {
    const { id, label, cell, sort = false, primary = false, align = 'start', width } = field
    return cell && isIn(field, 'list')
      ? [{ id, header: label, cell, sort, primary, align, ...(width && { width }) }]
      : []
  })

export const factsOf = <Row>(fields: readonly Field<Row>[], row: Row): readonly Fact[] =>
  fields.flatMap(field => (field.cell && isIn(field, 'record') ? [{ label: field.label, value: field.cell(row) }] : []))

export const inputsOf = <Row>(fields: readonly Field<Row>[]): readonly Field<Row>[] =>
  fields.filter(field => field.input && isIn(field, 'form'))

/** The input of a form with these fields. Omits empty ones. */
export const readFields =
  <Row>(fields: readonly Field<Row>[]) =>
  (form: FormData): Record<string, unknown> =>
    Object.fromEntries(
      inputsOf(fields).flatMap(({ id, read }) => {
        const value = read ? read(form) : filled(form)[id]
        return value === undefined ? [] : [[id, value]]
      }),
    )

/** A row's form values, to restore it after deletion. */
export const draftOf = <Row extends object>(fields: readonly Field<Row>[], row: Row): Record<string, unknown> =>
  Object.fromEntries(inputsOf(fields).map(({ id, again }) => [id, (again ? again(row) : Reflect.get(row, id)) ?? '']))
