import { addListView, deleteListView, type ListView, listListViews } from '@portal/contract/workspace/list-views'
import { useEffect, useRef } from 'react'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useAct, useRead } from '../../api/use-read.ts'
import { useUndo } from '../../feedback/use-undo.ts'
import type { useColumnArrangement } from '../use-column-arrangement.ts'
import type { useListState } from '../use-list-state.ts'

/** The person's saved views of a list. Applies the default one if the URL has no list state. */
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
    // Only once: after clearing all filters, the person wants to see everything.
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
