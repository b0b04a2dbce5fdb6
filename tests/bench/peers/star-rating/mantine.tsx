import { DirectionProvider, MantineProvider, Rating } from '@mantine/core'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/Rating.css'
import { stageOf } from './stage.tsx'

stageOf(
  (at, rated) => (
    <>
      <div id={`label-${at}`}>Rating</div>
      <Rating aria-labelledby={`label-${at}`} name={`rating-${at}`} onChange={rated} />
    </>
  ),
  all => (
    <DirectionProvider initialDirection={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <MantineProvider>{all}</MantineProvider>
    </DirectionProvider>
  ),
)
