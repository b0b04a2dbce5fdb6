import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatFileSize } from '../../FileSize/index.ts'
import { useUiTexts } from '../../locales/index.ts'
import { isolated, useTextSource } from '../../texts/index.ts'
import { isUnderWay, type Transfer, type TransferState } from '../sending/transfer.ts'

/** The state of a file, in words. */
export const useStateWords = (maxMb: number) => {
  const t = useUiTexts()
  return ({ state, refusal, words }: Transfer) => {
    if (state !== 'refused') return t(`file_${state}`)
    if (refusal === 'too_large') return t('file_too_large', { size: maxMb })
    return refusal === undefined || refusal === 'server' ? words || t('file_refused') : t(`file_${refusal}`)
  }
}

/** `12.0 MB of 48.3 MB` during an upload, otherwise the size. */
export const useSizeWords = () => {
  const t = useUiTexts()
  const { language } = useTextSource()
  return (one: Transfer) =>
    isUnderWay(one)
      ? t('file_of', { sent: formatFileSize(one.sent), size: formatFileSize(one.size) })
      : isolated(language, formatFileSize(one.size))
}

/** States announced when they begin. Progress is never announced, and sending only after a halt. */
const spoken: readonly TransferState[] = ['refused', 'lost', 'paused', 'failed', 'done']
const halted: readonly (TransferState | undefined)[] = ['lost', 'paused', 'failed']

/** Returns the latest change for a live region. */
export const useAnnouncement = (all: readonly Transfer[], maxMb: number) => {
  const t = useUiTexts()
  const wordsOf = useStateWords(maxMb)
  const [announcement, setAnnouncement] = useState('')
  const before = useRef(all)
  const compare = useEffectEvent(() => {
    const old = new Map(before.current.map(one => [one.key, one.state]))
    const gone = before.current.filter(one => !all.some(({ key }) => key === one.key))
    const changed = all.filter(({ key, state }) => {
      const was = old.get(key)
      return was !== state && (spoken.includes(state) || halted.includes(was))
    })
    before.current = all
    const said = [
      ...changed.map(one => t('file_said', { name: one.name, state: wordsOf(one) })),
      ...gone.map(one => t('file_removed', { name: one.name })),
    ]
    if (said.length > 0) setAnnouncement(said.join('\n'))
  })
  useEffect(() => {
    if (before.current !== all) compare()
  }, [all])
  return announcement
}
