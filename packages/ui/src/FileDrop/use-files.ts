import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../store/index.ts'
import type { FileDropProps } from './props.ts'
import { fileRefusal } from './refuse.ts'
import type { Transfer } from './sending/transfer.ts'
import { createTransfers } from './sending/transfers.ts'
import { useNotifyStored } from './use-notify-stored.ts'

const isSame = (one: Transfer, file: File) =>
  one.file?.name === file.name && one.file.size === file.size && one.file.lastModified === file.lastModified

/** Puts the listed files into the native input, because the browser submits its content. */
const putIn = (input: HTMLInputElement | null, all: readonly Transfer[]) => {
  if (!input) return
  const data = new DataTransfer()
  for (const { file, state } of all) if (file && state === 'ready') data.items.add(file)
  input.files = data.files
}

export const useFiles = (props: FileDropProps) => {
  const { upload, accept, isMultiple = false, maxMb = 50, defaultFiles = [] } = props
  const [store] = useState(() => createTransfers(defaultFiles))
  const all = useStore(store)
  const { ref, notifyForm } = useNotifyStored(props, all)
  const input = useRef<HTMLInputElement>(null)
  const isNative = !upload

  useLayoutEffect(() => store.use(upload))
  useEffect(() => {
    const form = input.current?.form
    form?.addEventListener('reset', store.reset)
    store.start()
    return () => {
      form?.removeEventListener('reset', store.reset)
      store.stop()
    }
  }, [store])
  useEffect(() => {
    if (isNative) putIn(input.current, all)
  }, [isNative, all])

  const remove = (one: Transfer) => {
    store.remove(one.key)
    if (one.id !== undefined || one.location !== undefined) props.onRemove?.({ id: one.id, location: one.location })
    if (isNative) notifyForm()
  }
  const add = (files: readonly File[]) => {
    const fresh = files
      .filter(file => !all.some(one => isSame(one, file)))
      .slice(0, isMultiple ? undefined : 1)
      .map(file => [file, fileRefusal(file, accept, maxMb)] as const)
    // Browsers empty the native input before a choice, even if the user cancels. This restores it.
    if (fresh.length === 0) return isNative ? putIn(input.current, all) : undefined
    // A refused file doesn't replace an accepted one.
    const isTaken = fresh.some(([, refusal]) => !refusal)
    if (!isMultiple) for (const one of all) if (isTaken || one.state === 'refused') remove(one)
    store.add(fresh)
    if (isNative) notifyForm()
  }
  return { all, add, remove, pause: store.pause, resume: store.resume, ref, input, isNative, maxMb, isMultiple }
}
