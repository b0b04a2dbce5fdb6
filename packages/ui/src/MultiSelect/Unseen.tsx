import { VisuallyHidden } from '../VisuallyHidden/index.ts'

interface UnseenProps {
  /** The form field name. Without it, nothing is submitted. */
  name: string | undefined
  values: readonly string[]
  /** The latest removal, for screen readers. */
  said: string
}

/** Hidden inputs for the form, and a live region. */
export const Unseen = ({ name, values, said }: UnseenProps) => (
  <>
    {name && values.map(one => <input key={one} name={name} type="hidden" value={one} />)}
    <span data-react-aria-top-layer="true" role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  </>
)
