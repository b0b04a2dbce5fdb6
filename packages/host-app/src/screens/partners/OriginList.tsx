import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'

/** Origins under each other, always from left to right. */
export const OriginList = ({ origins }: { origins: readonly string[] }) => (
  <Stack gap="none">
    {origins.map(origin => (
      <Isolate direction="ltr" key={origin}>
        {origin}
      </Isolate>
    ))}
  </Stack>
)
