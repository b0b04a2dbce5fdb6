import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useSay } from '../../support/say.ts'
import { Lines } from './Lines.tsx'
import { bad, columns, good } from './parts.css.ts'
import type { Words } from './words.ts'

interface DoDontProps {
  dos: readonly Words[]
  donts: readonly Words[]
}

export const DoDont = ({ dos, donts }: DoDontProps) => {
  const say = useSay()
  const sides = [
    { look: good, tone: 'success', icon: 'success', title: say('Do', 'يُفضَّل'), lines: dos },
    { look: bad, tone: 'danger', icon: 'close', title: say('Don’t', 'يُتجنَّب'), lines: donts },
  ] as const
  return (
    <div className={columns}>
      {sides.map(({ look, tone, icon, title, lines }) => (
        <div className={look} key={tone}>
          <Stack gap="small">
            <Text as="div" tone={tone} weight="strong">
              <Inline>
                <Icon name={icon} />
                {title}
              </Inline>
            </Text>
            <Lines lines={lines} />
          </Stack>
        </div>
      ))}
    </div>
  )
}
