import { Button } from '@portal/ui/Button'
import { type ReactNode, useState } from 'react'

interface Begun<Row, Name extends string> {
  readonly name: Name
  readonly rows: readonly Row[]
  readonly onClose: () => void
  /** Clears the selection. */
  readonly onDone: () => void
}

interface Options<Row, Name extends string> {
  /** In display order. */
  readonly names: readonly Name[]
  readonly labelOf: (name: Name) => string
  /** Renders the dialog of a command: a `RowsDialog`. */
  readonly draw: (begun: Begun<Row, Name>) => ReactNode
}

/**
 * Commands that at least one selected row permits. `bulkActions` are the list's buttons, `dialog` is the dialog of the
 * chosen one. Rows that don't permit it appear as skipped in the result.
 */
export const useRowCommands = <Name extends string, Row extends { readonly can: Readonly<Record<Name, boolean>> }>({
  names,
  labelOf,
  draw,
}: Options<Row, Name>) => {
  const [begun, setBegun] = useState<Omit<Begun<Row, Name>, 'onClose'>>()
  const bulkActions = (rows: readonly Row[], clear: () => void) =>
    names
      .filter(name => rows.some(({ can }) => can[name]))
      .map(name => (
        <Button key={name} onPress={() => setBegun({ name, rows, onDone: clear })} size="small">
          {labelOf(name)}
        </Button>
      ))
  return { bulkActions, dialog: begun && draw({ ...begun, onClose: () => setBegun(undefined) }) }
}
