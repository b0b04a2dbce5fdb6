import { Rating } from '@smastrom/react-rating'
import '@smastrom/react-rating/style.css'
import { useState } from 'react'
import { stageOf } from './stage.tsx'

const One = ({ at, rated }: { at: number; rated: (value: number) => void }) => {
  const [value, setValue] = useState(0)
  return (
    <>
      <div id={`label-${at}`}>Rating</div>
      <Rating
        onChange={(next: number) => {
          setValue(next)
          rated(next)
        }}
        style={{ maxWidth: 160 }}
        value={value}
        visibleLabelId={`label-${at}`}
      />
    </>
  )
}

stageOf((at, rated) => <One at={at} rated={rated} />)
