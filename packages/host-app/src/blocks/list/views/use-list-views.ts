import { addListView, deleteListView, type ListView, listListViews } from '@portal/contract/workspace/list-views'
import { useEffect, useRef } from 'react'
import { useAct, useRead } from '../../api/use-read.ts'
import { useUndo } from '../../feedback/use-undo.ts'
import { useBlockTexts } from '../../texts.ts'
import type { useColumnArrangement } from '../use-column-arrangement.ts'
import type { useListState } from '../use-list-state.ts'

/** The own saved views of a list; the default one is shown when the list is opened without any choice in the address. */
export const useListViews = (
  list: string,
  { query, apply }: ReturnType<typeof useListState>,
  layout: ReturnType<typeof useColumnArrangement>,
) => {
  const t = useBlockTexts()
  const act = useAct()
  const offerUndo = useUndo()
  const views = useRead(listListViews, { list }).data?.data
  const isOpened = useRef(query !== '')
  const show = (view: ListView) => {
    apply(view.query)
    layout.apply(view.columns)
  }
  useEffect(() => {
    if (!views || isOpened.current) return
    // Once: whoever takes all filters off wants to see all.
    isOpened.current = true
    const usual = views.find(({ is_default }) => is_default)
    if (usual) show(usual)
  })
  const remove = async ({ id, ...view }: ListView) => {
    await act(deleteListView, { id })
    offerUndo(t('views.deleted', { name: view.name }), () => act(addListView, { ...view, list }))
  }
  return { views: views ?? [], current: views?.find(view => view.query === query), show, remove }
}
