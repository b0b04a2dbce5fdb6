import { bullets } from './parts.css.ts'
import { useTranslate, type Words } from './words.ts'

export const Lines = ({ lines }: { lines: readonly Words[] }) => {
  const translate = useTranslate()
  return (
    <ul className={bullets}>
      {lines.map(line => (
        <li key={line[0]}>{translate(line)}</li>
      ))}
    </ul>
  )
}
