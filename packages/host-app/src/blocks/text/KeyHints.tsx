import { Inline } from '@portal/ui/Inline'
import { Shortcut } from '@portal/ui/Shortcut'
import { Text } from '@portal/ui/Text'
import { hints as hintsStyle } from './KeyHints.css.ts'

interface KeyHintsProps {
  hints: readonly { readonly keys: readonly string[]; readonly text: string }[]
}

/** Lists the keyboard shortcuts of a part of the page. */
export const KeyHints = ({ hints }: KeyHintsProps) => (
  <div className={hintsStyle}>
    <Inline gap="medium">
      {hints.map(({ keys, text }) => (
        <Inline gap="small" key={text}>
          <Shortcut keys={keys} />
          <Text size="small" tone="muted">
            {text}
          </Text>
        </Inline>
      ))}
    </Inline>
  </div>
)
