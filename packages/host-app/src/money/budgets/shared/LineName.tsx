import { Isolate } from '@portal/ui/Isolate'
import { Code } from '../../../blocks/text/Code.tsx'

export const LineName = ({ item: { code, name } }: { item: { readonly code: string; readonly name: string } }) => (
  <>
    <Code>{code}</Code> <Isolate direction="auto">{name}</Isolate>
  </>
)
