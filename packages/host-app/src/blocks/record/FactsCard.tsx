import { DescriptionList, type Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useProblemText } from '../feedback/problem-text.ts'
import { Code } from '../text/Code.tsx'

interface FactsCardProps {
  /** Undefined while loading. */
  name: string | undefined
  facts: readonly Fact[]
  error: unknown
}

/** Content of a record's `HoverCard`. */
export const FactsCard = ({ name, facts, error }: FactsCardProps) => {
  const problemText = useProblemText()
  if (name === undefined)
    return error === undefined ? <Skeleton lines={4} /> : <Text tone="muted">{problemText(error)}</Text>
  return (
    <Stack gap="small">
      <Text weight="strong">
        <Isolate direction="auto">{name}</Isolate>
      </Text>
      <DescriptionList columns="one" facts={facts} />
    </Stack>
  )
}

/** The code and name of a related record. */
export const CodeAndName = ({ code, name }: { code: string; name: string }) => (
  <>
    <Code>{code}</Code> <Isolate direction="auto">{name}</Isolate>
  </>
)
