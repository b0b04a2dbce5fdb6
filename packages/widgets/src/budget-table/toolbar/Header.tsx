import { Inline } from '@portal/ui/Inline'
import type { ReactNode } from 'react'
import { StatusLine } from './StatusLine.tsx'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'
import { tools as toolsStyle } from './toolbar.css.ts'

interface HeaderProps extends ToolbarProps {
  /** Links to other views of the budget. */
  views: ReactNode
  /** Further actions on the budget. */
  tools: ReactNode
}

/** Area above the table: views, status, and tools. Its space is reserved while it loads. */
export const Header = ({ views, tools, ...props }: HeaderProps) => (
  <>
    {views && <div className={toolsStyle}>{views}</div>}
    <StatusLine {...props} />
    <div className={toolsStyle}>
      <Inline>
        <Toolbar {...props} />
        {tools}
      </Inline>
    </div>
  </>
)
