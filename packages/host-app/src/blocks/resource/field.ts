import type { Column } from '@portal/ui/DataTable'
import type { Fact } from '@portal/ui/DescriptionList'
import type { ReactNode } from 'react'
import { filled } from '../form/use-form.ts'

/** Where a field is shown. */
type View = 'list' | 'record' | 'form'

/** One field of a record, from which its column, its fact and its box in the form are made. */
export interface Field<Row> {
  /** The contract's name; of a column that sorts, what the endpoint sorts by. */
  readonly id: string
  readonly label: string
  /** How it is shown. Default: in no list and among no facts. */
  readonly cell?: ((row: Row) => ReactNode) | undefined
  /** Its box, empty where there is no row. Default: none, because it is not filled in. */
  readonly input?: ((row: Row | undefined) => ReactNode) | undefined
  /** Its value in a form, undefined where it is left out. Default: the text of the box of this name. */
  readonly read?: ((form: FormData) => unknown) | undefined
  /** What it is sent as where a deleted row is added again. Default: the row's value of this name. */
  readonly again?: (row: Row) => unknown
  /** Default: wherever it has something to show. */
  readonly views?: readonly View[]
  /** Whether its column sorts. Default `false`. */
  readonly sort?: boolean
  /** The one that names the row and opens it. Default: the first. */
  readonly primary?: boolean
  /** Default `start`. */
  readonly align?: 'start' | 'end' | undefined
  /** Of its column. Default: what its content asks for. */
  readonly width?: 'narrow' | 'medium' | 'wide'
}

/** What the box of a kind is given. */
export interface InputProps<Value> {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** The present value; none where a record is added. */
  readonly value: Value | undefined
}

/**
 * A kind of value: how it is shown and filled in. Both are called, so that a kind may be created again with each
 * render.
 */
export interface Kind<Value> {
  readonly cell: (value: Value) => ReactNode
  readonly input: (props: InputProps<Value>) => ReactNode
  /** What the text of the box is sent as. Default: itself. */
  readonly parse?: (text: string) => unknown
  readonly align?: 'start' | 'end'
}

type More<Row> = Omit<Field<Row>, 'id' | 'label'> & { readonly help?: string }

/** Makes the fields of one record by their kinds: `const field = fieldsOf<Course>()`. */
export const fieldsOf =
  <Row>() =>
  <Id extends keyof Row & string>(
    id: Id,
    label: string,
    { cell, input, parse, align }: Kind<Row[Id]>,
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

/** The columns of a list. */
export const columnsOf = <Row>(fields: readonly Field<Row>[]): readonly Column<Row>[] =>
  fields.flatMap(field => {
    const { id, label, cell, sort = false, primary = false, align = 'start', width } = field
    return cell && isIn(field, 'list')
      ? [{ id, header: label, cell, sort, primary, align, ...(width && { width }) }]
      : []
  })

/** The facts of a record. */
export const factsOf = <Row>(fields: readonly Field<Row>[], row: Row): readonly Fact[] =>
  fields.flatMap(field => (field.cell && isIn(field, 'record') ? [{ label: field.label, value: field.cell(row) }] : []))

/** The fields that are filled in. */
export const inputsOf = <Row>(fields: readonly Field<Row>[]): readonly Field<Row>[] =>
  fields.filter(field => field.input && isIn(field, 'form'))

/** What a form of these fields sends; boxes left empty are left out. */
export const readFields =
  <Row>(fields: readonly Field<Row>[]) =>
  (form: FormData): Record<string, unknown> =>
    Object.fromEntries(
      inputsOf(fields).flatMap(({ id, read }) => {
        const value = read ? read(form) : filled(form)[id]
        return value === undefined ? [] : [[id, value]]
      }),
    )

/** What a row has in the fields of its form, to add it once more. */
export const draftOf = <Row extends object>(fields: readonly Field<Row>[], row: Row): Record<string, unknown> =>
  Object.fromEntries(inputsOf(fields).map(({ id, again }) => [id, (again ? again(row) : Reflect.get(row, id)) ?? '']))
