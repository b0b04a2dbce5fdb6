import { Icon } from '@portal/ui/Icon'
import type { Usage } from '../usage.ts'
import { bad, good, list, pair, title, toneOf } from './do-dont.css.ts'

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={list}>
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

export const DoAndDont = ({ dos, donts }: Usage) => (
  <div className={pair}>
    <div className={good}>
      <span className={title}>
        <span className={toneOf.good}>
          <Icon name="success" />
        </span>
        Do
      </span>
      <Lines lines={dos} />
    </div>
    <div className={bad}>
      <span className={title}>
        <span className={toneOf.bad}>
          <Icon name="close" />
        </span>
        Don’t
      </span>
      <Lines lines={donts} />
    </div>
  </div>
)
