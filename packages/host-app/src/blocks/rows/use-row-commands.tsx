import { Button } from '@portal/ui/Button'
import { type ReactNode, useState } from 'react'

/** What the dialog of a command is drawn from. */
interface Begun<Row, Name extends string> {
  readonly name: Name
  readonly rows: readonly Row[]
  readonly onClose: () => void
  /** Takes the rows out of the selection. */
  readonly onDone: () => void
}

interface Options<Row, Name extends string> {
  /** In the order of use. */
  readonly names: readonly Name[]
  readonly labelOf: (name: Name) => string
  /** Asks before it is done and shows what came of it: a RowsDialog. */
  readonly draw: (begun: Begun<Row, Name>) => ReactNode
}

/**
 * What can be done with at least one of the selected rows, by their own rights: `bulkActions` are the list's buttons,
 * `dialog` is that of the chosen one. For the rows that do not allow it the result says so.
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
