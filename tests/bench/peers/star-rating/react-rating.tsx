import { useState } from 'react'
import Rating from 'react-rating'
import { stageOf } from './stage.tsx'

const One = ({ at, rated }: { at: number; rated: (value: number) => void }) => {
  const [value, setValue] = useState(0)
  const change = (next: number) => {
    setValue(next)
    rated(next)
  }
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr'
  return (
    <>
      <div id={`label-${at}`}>Rating</div>
      <Rating direction={direction} initialRating={value} onChange={change} tabIndex={0} />
    </>
  )
}

stageOf((at, rated) => <One at={at} rated={rated} />)
