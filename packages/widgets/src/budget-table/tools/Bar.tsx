import { tools } from './bar.css.ts'
import { HeadLine } from './HeadLine.tsx'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'

/** Above the table: the rate and what waits, and the tools. Its room is kept until it is loaded. */
export const Bar = (props: ToolbarProps) => (
  <>
    <HeadLine {...props} />
    <div className={tools}>
      <Toolbar {...props} />
    </div>
  </>
)
