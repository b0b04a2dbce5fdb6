import { type __Record__, __record__Endpoints } from '@portal/contract/__domain__/__kebab__'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { dateKind, textKind } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { useShellTexts } from '../../core/texts/texts.ts'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'
import type __records__ from '../../locales/en/__domain__/__area__.json'

const use__Record__Texts = portalTextsOf<typeof __records__>('__area__')
const field = fieldsOf<__Record__>()

const __Records__ = () => {
  const t = use__Record__Texts()
  const shell = useShellTexts()
  const { list, read, add, edit, delete: remove } = __record__Endpoints
  return (
    <ResourceScreen
      create={add}
      edit={edit}
      fields={[
        field('name', t('name'), textKind(), { sort: true }),
        field('created_at', t('created_at'), dateKind, { views: ['list', 'record'], sort: true }),
      ]}
      list={list}
      record={{ endpoint: read, name: row => row.name }}
      remove={{ endpoint: remove, deleted: ({ name }) => t('deleted', { name }) }}
      sort="name"
      texts={t}
      title={shell('pages.__Records__')}
    />
  )
}

export default __Records__
