import { DescriptionList, type Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useProblemText } from '../feedback/problem-text.ts'
import { Code } from '../text/Code.tsx'

interface FactsCardProps {
  /** What the record is called; undefined while it is read. */
  name: string | undefined
  facts: readonly Fact[]
  /** Why it could not be read. */
  error: unknown
}

/** What a HoverCard shows of a record. */
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

/** Another record that this one belongs to. */
export const CodeAndName = ({ code, name }: { code: string; name: string }) => (
  <>
    <Code>{code}</Code> <Isolate direction="auto">{name}</Isolate>
  </>
)
