import { Inline } from '@portal/ui/Inline'
import { Shortcut } from '@portal/ui/Shortcut'
import { Text } from '@portal/ui/Text'
import { useSessionTexts } from '../training_sessions/texts.ts'
import { keys as keysStyle } from './attendance.css.ts'

/** Which keys mark attendance, for those who have a keyboard. */
export const KeyHints = () => {
  const t = useSessionTexts()
  const hints = [
    ...(['present', 'late', 'absent', 'excused'] as const).map(mark => ({
      keys: [mark.slice(0, 1)],
      text: t(`marks.${mark}`),
    })),
    { keys: ['up', 'down'], text: t('keys_move') },
    { keys: ['mod', 'z'], text: t('keys_undo') },
  ]
  return (
    <div className={keysStyle}>
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
}
