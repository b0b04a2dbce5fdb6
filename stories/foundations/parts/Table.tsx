import { ScrollArea } from '@portal/ui/ScrollArea'
import type { ReactNode } from 'react'
import { cell, head, table } from './parts.css.ts'

interface TableProps {
  /** Accessible name of the table. */
  label: string
  heads: readonly string[]
  /** Rows. The first cell is the row's header. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** A simple table of facts. Use DataTable for sorting and searching. */
export const Table = ({ label, heads, rows }: TableProps) => (
  <ScrollArea axis="inline" label={label}>
    <table aria-label={label} className={table}>
      <thead>
        <tr>
          {heads.map(name => (
            <th className={head} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th className={cell} scope="row">
              {name}
            </th>
            {cells.map((content, at) => (
              <td className={cell} key={heads[at + 1]}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
)
