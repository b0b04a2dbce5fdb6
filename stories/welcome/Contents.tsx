import { Card } from '@portal/ui/Card'
import { Grid } from '@portal/ui/Grid'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useTranslate, type Words } from '../foundations/parts/words.ts'

const contents: readonly { readonly path: string; readonly title: Words; readonly says: Words }[] = [
  {
    path: 'story/foundations-colour--colour',
    title: ['Foundations', 'الأسس'],
    says: [
      'Colour, type, space, motion, icons, direction, and writing.',
      'اللون والخط والمسافات والحركة والأيقونات والاتجاه والكتابة.',
    ],
  },
  {
    path: 'docs/ui-actions-button--docs',
    title: ['Components', 'المكوّنات'],
    says: ['How to use each component, its props, and all its states.', 'لكل منها استخدامه وخصائصه وجميع حالاته.'],
  },
  {
    path: 'docs/widgets-complaintform--docs',
    title: ['Widgets', 'الأدوات'],
    says: ['Parts of the portal that partners’ sites can embed.', 'ما يظهر أيضًا في مواقع الشركاء.'],
  },
  {
    path: 'docs/complaints-complaints--docs',
    title: ['Screens', 'الشاشات'],
    says: ['Complete pages with realistic data.', 'صفحات كاملة ببيانات واقعية.'],
  },
]

const ADDRESS = '/?path=/'

/** Navigates Storybook's outer frame. Modified clicks that open a new tab are left to the browser. */
const go = (href: string) => {
  const [viewMode, storyId] = href.slice(ADDRESS.length).split('/')
  addons.getChannel().emit(SELECT_STORY, { storyId, viewMode })
}

/** Links to the sections of this Storybook. */
export const Contents = () => {
  const translate = useTranslate()
  const source = useTextSource()
  return (
    <UiProvider navigate={go} source={source}>
      <Grid columns="four">
        {contents.map(({ path, title, says }) => (
          <Card level={2} href={ADDRESS + path} key={path} title={translate(title)}>
            <Text tone="muted">{translate(says)}</Text>
          </Card>
        ))}
      </Grid>
    </UiProvider>
  )
}
