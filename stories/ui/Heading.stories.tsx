import { Heading, headingLevels, headingSizes } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Text/Heading',
  component: Heading,
  argTypes: choices({ level: headingLevels, size: headingSizes }),
  parameters: usage({
    what: 'Names a section of the page.',
    dos: [
      "Follow the page's outline, without skipping a level.",
      'Choose another size where the layout needs it, but keep the level.',
    ],
    donts: ["Don't use a heading only to make text larger."],
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
