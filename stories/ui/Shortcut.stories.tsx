import { DescriptionList } from '@portal/ui/DescriptionList'
import { Shortcut } from '@portal/ui/Shortcut'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Actions/Shortcut',
  component: Shortcut,
  parameters: usage({
    what: 'Shows a keyboard shortcut as keys, from left to right in every language.',
    dos: ['Show it next to the label of its action.', 'Write `mod` for Ctrl. It becomes Cmd on Apple keyboards.'],
    donts: ['Don’t use it as the only explanation of a button.'],
    states: [],
  }),
  args: { keys: ['mod', 'K'] },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <DescriptionList
      columns="one"
      facts={[
        { label: say('Go anywhere', 'الانتقال إلى أي مكان'), value: <Shortcut keys={['mod', 'K']} /> },
        { label: say('Show this list', 'هذه القائمة'), value: <Shortcut keys={['?']} /> },
        { label: say('Move', 'التنقل'), value: <Shortcut keys={['up', 'down', 'left', 'right']} /> },
        { label: say('Close', 'إغلاق'), value: <Shortcut keys={['escape']} /> },
      ]}
    />
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
