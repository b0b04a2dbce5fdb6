import { Button } from '../../Button/index.ts'
import { GroupFrame } from '../../field/GroupFrame.tsx'
import { Inline } from '../../Inline/index.ts'
import type { RichTextProps } from '../props.ts'

interface InsertsProps extends Pick<RichTextProps, 'inserts' | 'isDisabled'> {
  /** Called with the text to insert. */
  onInsert: (words: string) => void
}

/** A button for each frequent text. Renders nothing if there are none. */
export const Inserts = ({ inserts, isDisabled = false, onInsert }: InsertsProps) =>
  inserts && (
    <GroupFrame isDisabled={isDisabled} label={inserts.label}>
      <Inline>
        {inserts.choices.map(({ text, label }) => (
          <Button key={text} onPress={() => onInsert(text)} size="small">
            {label}
          </Button>
        ))}
      </Inline>
    </GroupFrame>
  )
