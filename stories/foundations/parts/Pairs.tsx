import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useSay } from '../../support/say.ts'
import type { WritingPair } from '../writing/writing-pairs.ts'
import { columns, row, rows } from './parts.css.ts'
import { useTranslate } from './words.ts'

const languages = [
  { at: 0, lang: 'en', dir: 'ltr' },
  { at: 1, lang: 'ar', dir: 'rtl' },
] as const

interface LineProps {
  isGood: boolean
  children: string
  lang: string
  dir: 'ltr' | 'rtl'
}

const Line = ({ isGood, children, lang, dir }: LineProps) => {
  const say = useSay()
  return (
    <Text as="div" tone={isGood ? 'strong' : 'muted'}>
      <Inline align="start" wrap={false}>
        <Text as="span" tone={isGood ? 'success' : 'danger'}>
          <Icon name={isGood ? 'check' : 'close'} size="small" />
          <VisuallyHidden>{isGood ? say('Do:', 'يُفضَّل:') : say('Don’t:', 'يُتجنَّب:')}</VisuallyHidden>
        </Text>
        <span dir={dir} lang={lang}>
          {children}
        </span>
      </Inline>
    </Text>
  )
}

/** Good and bad wording side by side, in both languages. */
export const Pairs = ({ pairs }: { pairs: readonly WritingPair[] }) => {
  const translate = useTranslate()
  return (
    <ul className={rows}>
      {pairs.map(({ where, good, bad }) => (
        <li className={row} key={where[0]}>
          <Text weight="strong">{translate(where)}</Text>
          <div className={columns}>
            {languages.map(({ at, lang, dir }) => (
              <Stack gap="small" key={lang}>
                <Line dir={dir} isGood lang={lang}>
                  {good[at]}
                </Line>
                <Line dir={dir} isGood={false} lang={lang}>
                  {bad[at]}
                </Line>
              </Stack>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
