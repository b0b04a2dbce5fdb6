import { Isolate } from '@portal/ui/Isolate'
import { signOf } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { Code } from '../../../blocks/text/Code.tsx'

export const LineName = ({ item: { code, name } }: { item: { readonly code: string; readonly name: string } }) => (
  <>
    <Code>{code}</Code> <Isolate direction="auto">{name}</Isolate>
  </>
)

/** Placeholder for a table cell without a figure. */
export const nothing = (
  <Text as="span" tone="muted">
    —
  </Text>
)

/** Header of an amount column with the currency sign that its cells omit. No sign while the currency is loading. */
export const headOf = (words: string, currency: string | undefined): string =>
  currency === undefined ? words : `${words} ${signOf(currency)}`
