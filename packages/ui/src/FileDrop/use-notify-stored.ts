import { useEffect, useEffectEvent, useRef } from 'react'
import { useNotifyForm } from '../field/use-notify-form.ts'
import type { FileDropProps } from './props.ts'
import type { StoredFile } from './sending/port.ts'
import type { Transfer, TransferState } from './sending/transfer.ts'

const storedIn = (all: readonly Transfer[]): StoredFile[] =>
  all.flatMap(({ id, name, size }) => (id === undefined ? [] : [{ id, name, size }]))

const onTheWay: readonly TransferState[] = ['waiting', 'sending', 'lost']

/** Notifies the caller and the form of stored files, and of pending uploads. */
export const useNotifyStored = (props: FileDropProps, all: readonly Transfer[]) => {
  const { ref, notifyForm } = useNotifyForm()
  const ids = storedIn(all)
    .map(file => file.id)
    .join()
  const started = useRef(ids)
  const notify = useEffectEvent(() => {
    started.current = ids
    props.onChange?.(storedIn(all))
    notifyForm()
  })
  useEffect(() => {
    if (ids !== started.current) notify()
  }, [ids])

  const isBusy = all.some(one => onTheWay.includes(one.state))
  const wasBusy = useRef(false)
  const notifyBusy = useEffectEvent(() => props.onBusyChange?.(isBusy))
  useEffect(() => {
    if (wasBusy.current !== isBusy) notifyBusy()
    wasBusy.current = isBusy
  }, [isBusy])

  return { ref, notifyForm }
}
