import { ScrollArea } from '@portal/ui/ScrollArea'
import type { ReactNode } from 'react'
import { cell, head, table } from './parts.css.ts'

interface TableProps {
  /** Names the table for screen readers. */
  label: string
  /** One for each column. */
  heads: readonly string[]
  /** One for each row; the first cell is the row's name. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** A few facts in rows and columns. What can be sorted and searched is a DataTable. */
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
