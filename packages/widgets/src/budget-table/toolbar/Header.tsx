import { Inline } from '@portal/ui/Inline'
import type { ReactNode } from 'react'
import { StatusLine } from './StatusLine.tsx'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'
import { tools as toolsStyle } from './toolbar.css.ts'

interface HeaderProps extends ToolbarProps {
  /** Where else the budget is shown. */
  views: ReactNode
  /** What else can be done with the budget. */
  tools: ReactNode
}

/** Above the table: other views, the rate and what waits, and the tools. Its space is reserved until it is loaded. */
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
