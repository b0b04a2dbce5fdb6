import { VisuallyHidden } from '../VisuallyHidden/index.ts'

interface UnseenProps {
  /** Under which what is chosen is sent; without it nothing is. */
  name: string | undefined
  values: readonly string[]
  /** What has just been removed, for screen readers. */
  said: string
}

/** What of the field is sent and said. */
export const Unseen = ({ name, values, said }: UnseenProps) => (
  <>
    {name && values.map(one => <input key={one} name={name} type="hidden" value={one} />)}
    <span data-react-aria-top-layer="true" role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  </>
)
