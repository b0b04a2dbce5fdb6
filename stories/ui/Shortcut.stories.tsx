import { DescriptionList } from '@portal/ui/DescriptionList'
import { Shortcut } from '@portal/ui/Shortcut'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Actions/Shortcut',
  component: Shortcut,
  parameters: usage({
    what: 'Keys to press, drawn as keys, from left to right in every language.',
    dos: ['Beside the words for what they do.', "Write `mod` for Ctrl: on Apple's keyboards it is Cmd."],
    donts: ['Never the only way to learn what a button does.'],
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
