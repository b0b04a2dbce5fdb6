import { failure } from './CommandPalette.css.ts'

/** Why elsewhere could not be searched, under what is found here; read out as soon as it is known. */
export const Problem = ({ children }: { children: string | undefined }) => (
  <div role="status">{children !== undefined && <p className={failure}>{children}</p>}</div>
)
