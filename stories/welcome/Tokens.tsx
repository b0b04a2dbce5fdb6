import { colourGroups } from '../foundations/colour/colour-tokens.ts'
import { CopyToken } from '../foundations/parts/CopyToken.tsx'
import { dots, tokenLine, tokens } from './welcome.css.ts'

const basics = ['font', 'type', 'leading', 'radius', 'control', 'row'].map(name => `--portal-${name}`)

/** All tokens for stylesheets. Pressing one copies it. */
export const Tokens = () => (
  <ul className={tokens}>
    {colourGroups
      .flatMap(group => group.tokens)
      .map(({ key, name }) => (
        <li className={tokenLine} key={key}>
          <span className={dots[key]} />
          <CopyToken name={name} />
        </li>
      ))}
    {basics.map(name => (
      <li className={tokenLine} key={name}>
        <CopyToken name={name} />
      </li>
    ))}
  </ul>
)
