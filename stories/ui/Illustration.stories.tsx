import { Grid } from '@portal/ui/Grid'
import { Illustration, illustrationNames } from '@portal/ui/Illustration'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Illustration',
  component: Illustration,
  parameters: usage({
    what: 'A small picture that shows why a place is empty. EmptyState shows it above its title.',
    dos: ['Say the same in words next to it.', "Choose the one that fits. A search without results isn't a new list."],
    donts: [
      "Don't show an illustration where there are rows.",
      "Don't use one for our own failures. ErrorState has its own icon.",
    ],
  }),
  argTypes: choices({ name: illustrationNames }),
  args: { name: 'nothing_yet' as const },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const words = {
    nothing_yet: say('Nothing yet', 'لا شيء بعد'),
    nothing_found: say('Nothing found', 'لا نتائج'),
    offline: say('No connection', 'لا اتصال'),
    no_access: say('No right to see it', 'لا صلاحية للعرض'),
    done: say('All done', 'أُنجز كل شيء'),
  }
  return (
    <Grid>
      {illustrationNames.map(name => (
        <Stack gap="small" key={name}>
          <Illustration name={name} />
          <Text>{words[name]}</Text>
        </Stack>
      ))}
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

const showsTurned = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const turned = [...canvasElement.querySelectorAll('svg')].map(svg => getComputedStyle(svg).transform)
  const flipped = 'matrix(-1, 0, 0, 1, 0, 0)'
  await expect(turned).toEqual(illustrationNames.map(name => (name === 'nothing_found' ? flipped : 'none')))
}

/** In right-to-left pages the search sheet is mirrored. The tick isn't. */
export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'], play: showsTurned })
