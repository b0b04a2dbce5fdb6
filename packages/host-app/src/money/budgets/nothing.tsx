import { Text } from '@portal/ui/Text'

/** Placeholder for a table cell without a figure. */
export const nothing = (
  <Text as="span" tone="muted">
    —
  </Text>
)
