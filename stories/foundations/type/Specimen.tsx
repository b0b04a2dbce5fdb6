import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../support/say.ts'
import { latin, scripts, specimen } from './type.css.ts'

const samples = {
  en: 'Complaint received on 20\u2011Nov\u20112026',
  ar: 'استُلمت الشكوى بتاريخ 20\u2011تشرين الثاني\u20112026',
} as const

const Sample = ({ lang, look, text }: { lang: 'en' | 'ar'; look: string; text: string }) => {
  const say = useSay()
  const ref = useRef<HTMLParagraphElement>(null)
  const [drawn, setDrawn] = useState('')
  // Reads the computed values, so that the figures always match the tokens.
  useLayoutEffect(() => {
    if (!ref.current) return
    const { fontSize, lineHeight } = getComputedStyle(ref.current)
    const round = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10
    setDrawn(`${round(fontSize)} / ${round(lineHeight)} px`)
  }, [])
  return (
    <div>
      <p
        className={`${specimen} ${look}${lang === 'en' ? ` ${latin}` : ''}`}
        dir={lang === 'ar' ? 'rtl' : 'ltr'}
        lang={lang}
        ref={ref}
      >
        {text}
      </p>
      <Text as="div" size="small" tone="muted">
        {say('Size and line height: ', 'الحجم وارتفاع السطر: ')}
        <Isolate>{drawn}</Isolate>
      </Text>
    </div>
  )
}

interface SpecimenProps {
  /** Class that sets font size and line height. */
  look: string
  /** Sample texts. Default: a line about a complaint. */
  texts?: Readonly<Record<'en' | 'ar', string>>
}

/** Both scripts side by side in one style, with computed sizes. */
export const Specimen = ({ look, texts = samples }: SpecimenProps) => (
  <div className={scripts}>
    <Sample lang="en" look={look} text={texts.en} />
    <Sample lang="ar" look={look} text={texts.ar} />
  </div>
)
