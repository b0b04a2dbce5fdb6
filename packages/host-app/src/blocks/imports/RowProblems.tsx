import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useFieldText } from '../feedback/problem-text.ts'

interface RowProblemsProps {
  /** Each by the name of its column or field, which is empty where the whole row is wrong, and its code. */
  problems: readonly { readonly name: string; readonly code: string }[]
}

/** All that is wrong with a row of a file; nothing where nothing is. */
export const RowProblems = ({ problems }: RowProblemsProps) => {
  const fieldText = useFieldText()
  if (problems.length === 0) return null
  return (
    <Stack gap="tiny">
      {problems.map(({ name, code }) => (
        <Text key={`${name} ${code}`}>
          {name && (
            <>
              <Isolate direction="auto">{name}</Isolate>:{' '}
            </>
          )}
          {fieldText(code)}
        </Text>
      ))}
    </Stack>
  )
}
