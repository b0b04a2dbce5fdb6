import { StatusLine } from './StatusLine.tsx'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'
import { tools } from './toolbar.css.ts'

/** Above the table: the rate and what waits, and the tools. Its space is reserved until it is loaded. */
export const Header = (props: ToolbarProps) => (
  <>
    <StatusLine {...props} />
    <div className={tools}>
      <Toolbar {...props} />
    </div>
  </>
)
