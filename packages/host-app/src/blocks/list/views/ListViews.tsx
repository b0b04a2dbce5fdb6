import { addListView, editListView } from '@portal/contract/workspace/list-views'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu, type MenuChoice } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { FailureBanner } from '../../feedback/FailureBanner.tsx'
import { useAttempt } from '../../feedback/use-attempt.ts'
import type { useColumnArrangement } from '../use-column-arrangement.ts'
import type { useListState } from '../use-list-state.ts'
import { useListViews } from './use-list-views.ts'
import { ViewDialog } from './ViewDialog.tsx'

interface ListViewsProps {
  list: string
  state: ReturnType<typeof useListState>
  layout: ReturnType<typeof useColumnArrangement>
}

/** Saved views of a list (search, filters, sort, and columns), and a link to the current state. */
export const ListViews = ({ list, state, layout }: ListViewsProps) => {
  const t = useBlockTexts()
  const { views, current, show, remove } = useListViews(list, state, layout)
  const [isNaming, setNaming] = useState(false)
  const { attempt, isBusy, failure, forget } = useAttempt()
  const close = () => {
    setNaming(false)
    forget()
  }
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    toast({ tone: 'success', text: t('views.copied') })
  }
  const choose = (id: string) => {
    const view = views.find(one => one.id === id)
    if (view) show(view)
    else if (id === 'copy') void copy()
    else setNaming(true)
  }
  const choices: readonly MenuChoice[] = [
    ...views.map(view => ({ id: view.id, label: view.name, isCurrent: view === current })),
    current
      ? { id: 'edit', label: t('views.edit'), icon: 'edit' }
      : { id: 'save', label: t('views.save'), icon: 'plus' },
    { id: 'copy', label: t('views.copy'), icon: 'link' },
  ]
  return (
    <>
      <Menu
        icon={<Icon name="filter" size="small" />}
        items={choices}
        label={t('views.title')}
        onAction={choose}
        size="small"
        trigger="quiet"
      />
      {isNaming && !current && (
        <ViewDialog
          endpoint={addListView}
          given={{ list, query: state.query, columns: layout.text }}
          onClose={close}
          title={t('views.save')}
        />
      )}
      {isNaming && current && (
        <ViewDialog
          endpoint={editListView}
          given={{ id: current.id, columns: layout.text }}
          onClose={close}
          other={
            <>
              {failure !== undefined && <FailureBanner failure={failure} />}
              <Button isBusy={isBusy} onPress={() => void attempt(() => remove(current).then(close))}>
                {t('delete')}
              </Button>
            </>
          }
          title={t('views.edit')}
          view={current}
        />
      )}
    </>
  )
}
