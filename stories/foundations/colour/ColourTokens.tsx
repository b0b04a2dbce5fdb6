import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import * as palettes from '@portal/ui/theme/palettes'
import { CopyToken } from '../parts/CopyToken.tsx'
import { code, facts, row, rows } from '../parts/parts.css.ts'
import { useTranslate } from '../parts/words.ts'
import { around, chips, papers, trio } from './colour.css.ts'
import { colourGroups, themes } from './colour-tokens.ts'

/** All colours by purpose, each on its theme's surface. */
export const ColourTokens = () => {
  const translate = useTranslate()
  return colourGroups.map(({ title, tokens }) => (
    <Section key={title[0]} title={translate(title)}>
      <ul className={rows}>
        {tokens.map(({ key, name, use }) => (
          <li className={row} key={key}>
            <div className={facts}>
              <CopyToken name={name} />
              <Text size="small" tone="muted">
                {translate(use)}
              </Text>
            </div>
            <div className={trio}>
              {themes.map(theme => (
                <div key={theme.key}>
                  <div className={papers[theme.key]}>
                    <span
                      className={key === 'onAccent' || key === 'onDanger' ? `${chips[key]} ${around[key]}` : chips[key]}
                    />
                  </div>
                  <Text size="small">{translate(theme.title)}</Text>
                  <bdi className={code} dir="ltr">
                    {palettes[theme.key][key]}
                  </bdi>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
