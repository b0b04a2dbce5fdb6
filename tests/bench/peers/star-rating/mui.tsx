import Rating from '@mui/material/Rating'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { stageOf } from './stage.tsx'

stageOf(
  (at, rated) => (
    <>
      <div id={`label-${at}`}>Rating</div>
      <Rating aria-labelledby={`label-${at}`} name={`rating-${at}`} onChange={(_, value) => rated(value ?? 0)} />
    </>
  ),
  all => (
    <ThemeProvider theme={createTheme({ direction: document.dir === 'rtl' ? 'rtl' : 'ltr' })}>{all}</ThemeProvider>
  ),
)
