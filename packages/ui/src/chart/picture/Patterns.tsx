import { lookOf } from './look.ts'
import { texture } from './picture.css.ts'

interface PatternsProps {
  id: string
  count: number
}

/** The fills that `fillOf` names: colours with patterns, so that they differ in print and for colour-blind users. */
export const Patterns = ({ id, count }: PatternsProps) => (
  <defs>
    {Array.from({ length: count }, (_, index) => index).map(index => (
      <pattern height={8} id={`${id}-${index}`} key={index} patternUnits="userSpaceOnUse" width={8}>
        <rect fill={lookOf(index).hue} height={8} width={8} />
        <path className={texture} d={lookOf(index).texture} />
      </pattern>
    ))}
  </defs>
)
