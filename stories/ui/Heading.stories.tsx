import { Heading, headingLevels, headingSizes } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Text/Heading',
  component: Heading,
  argTypes: choices({ level: headingLevels, size: headingSizes }),
  parameters: usage({
    what: 'Names a part of the page.',
    dos: [
      'Follow the outline: no level is skipped.',
      'Choose another size where the place asks for it; the level stays.',
    ],
    donts: ['No heading only to make text large.'],
  }),
  args: { children: 'Sessions of this week' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack>
      {headingLevels.map(level => (
        <Heading key={level} level={level}>
          {say('Purchase requests of this month', 'طلبات الشراء لهذا الشهر وما قبلها')}
        </Heading>
      ))}
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
