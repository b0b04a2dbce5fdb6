import { bullets } from './parts.css.ts'
import { useTell, type Words } from './words.ts'

/** Sentences under each other. */
export const Lines = ({ lines }: { lines: readonly Words[] }) => {
  const tell = useTell()
  return (
    <ul className={bullets}>
      {lines.map(line => (
        <li key={line[0]}>{tell(line)}</li>
      ))}
    </ul>
  )
}
