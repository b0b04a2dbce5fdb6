import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Heading } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import { end, head, page, titleRow, widths } from './Page.css.ts'

/** `page` is at most 1,280 px wide, and `form` 640 px. `full` fills the viewport, for working with tables. */
export const pageWidths = ['page', 'form', 'full'] as const

export interface PageProps extends Omit<ElementProps, 'id'> {
  /** The page's h1. */
  title: ReactNode
  children: ReactNode
  /** Breadcrumbs above the title. */
  breadcrumb?: ReactNode
  /** A Status beside the title. */
  status?: ReactNode
  /** The main action, at the end of the title's row. */
  action?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Default `page`. */
  width?: (typeof pageWidths)[number]
}

/** The main landmark: breadcrumbs, title, status, and main action, followed by the content. */
export const Page = ({ title, children, breadcrumb, status, action, lead, width = 'page', ...element }: PageProps) => (
  <main {...element} className={`${page} ${widths[width]}`} id="main" tabIndex={-1}>
    <div className={head}>
      {breadcrumb}
      <div className={titleRow}>
        <Heading level={1}>{title}</Heading>
        {status}
        {action && (
          <div className={end} data-keep-clear>
            {action}
          </div>
        )}
      </div>
      {lead && (
        <Text isReading tone="muted">
          {lead}
        </Text>
      )}
    </div>
    {children}
  </main>
)
