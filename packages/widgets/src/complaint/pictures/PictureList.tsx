import { Button } from '@portal/ui/Button'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useComplaintTexts } from '../../locales/index.ts'
import type { ChosenPicture } from './attached.ts'
import { list, row, thumbnail } from './PictureList.css.ts'

const Thumbnail = ({ picture, alt }: { picture: ChosenPicture; alt: string }) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture.blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return <img alt={alt} className={thumbnail} src={address} />
}

interface PictureListProps {
  pictures: readonly ChosenPicture[]
  /** Whether removal is disabled, as while pictures are sent. */
  isFixed: boolean
  onRemove: (picture: ChosenPicture) => void
  /** Moves focus after the last picture was removed. */
  onEmpty: () => void
}

/** Previews of the pictures, each with a button to remove it. */
export const PictureList = ({ pictures, isFixed, onRemove, onEmpty }: PictureListProps) => {
  const t = useComplaintTexts()
  const rows = useRef<HTMLUListElement>(null)
  const remove = (picture: ChosenPicture, index: number) => {
    flushSync(() => onRemove(picture))
    const buttons = rows.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)]
    if (next) next.focus()
    else onEmpty()
  }
  return (
    <ul aria-label={t('pictures')} className={list} ref={rows}>
      {pictures.map((picture, index) => (
        <li className={row} key={picture.id}>
          <Thumbnail alt={t('picture_of', { number: index + 1, name: picture.name })} picture={picture} />
          {!isFixed && (
            <Button onPress={() => remove(picture, index)} size="small" variant="quiet">
              {t('remove_picture', { number: index + 1 })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
