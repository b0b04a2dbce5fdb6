import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import type { ReactNode } from 'react'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { useReportTexts } from '../../../core/texts/workspace.ts'
import type { Report } from '../report.ts'
import { PaperTable } from './PaperTable.tsx'
import { PrintedEntry } from './PrintedEntry.tsx'
import {
  facts as factsStyle,
  head,
  notes as notesStyle,
  origin,
  sheet,
  term,
  title as titleStyle,
  value,
} from './paper.css.ts'

interface PaperProps {
  report: Report
  /** Content below the tables. */
  children?: ReactNode
}

/** Print layout of a report: portal name, date, facts, tables, and dollar rates. */
export const Paper = ({ report: { title, asOf, facts, tables, notes }, children }: PaperProps) => {
  const t = useReportTexts()
  const shell = useShellTexts()
  return (
    <article className={sheet}>
      <header className={head}>
        <h2 className={titleStyle}>
          <Isolate direction="auto">{title}</Isolate>
        </h2>
        <p className={origin}>
          {shell('portal')} · {t('as_of')} <DateText value={asOf} />
        </p>
      </header>
      <dl className={factsStyle}>
        {facts.map(fact => (
          <div key={fact.label}>
            <dt className={term}>{fact.label}</dt>
            <dd className={value}>
              <PrintedEntry entry={fact} kind={fact.kind} />
            </dd>
          </div>
        ))}
      </dl>
      {notes.map(note => (
        <p className={notesStyle} key={note}>
          {note}
        </p>
      ))}
      {tables.map(table => (
        <PaperTable key={table.id} table={table} />
      ))}
      {children}
    </article>
  )
}
