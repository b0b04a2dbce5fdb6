import { Text } from '@portal/ui/Text'

/** Shown in a table where there is no figure, and nothing to say. */
export const nothing = (
  <Text as="span" tone="muted">
    —
  </Text>
)
