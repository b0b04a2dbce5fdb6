import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { domains } from '../architecture/domains.ts'
import { needsOf } from './needs.mjs'
import { register } from './register.mjs'

const PASCAL = /^[A-Z][a-z0-9]*([A-Z][a-z0-9]*)*$/
const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

const DOMAIN = `(?:${domains.join('|')})`

const kebab = name => name.replace(/(?<=[a-z0-9])([A-Z])/g, '-$1').toLowerCase()
const snake = name => kebab(name).replaceAll('-', '_')
const pascal = name => name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase())
const camel = name => pascal(name).replace(/^./, letter => letter.toLowerCase())
const singular = area => area.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
const spoken = name => name.replaceAll('_', ' ')

const heading = name => spoken(name).replace(/^./, letter => letter.toUpperCase())

const nextMigration = home => {
  const numbers = readdirSync(join(home, 'packages/server/migrations')).map(name => Number.parseInt(name, 10))
  return String(Math.max(-1, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}

/** Each kind has a pattern for its name, the words for its templates, and the manual steps that remain. */
export const kinds = {
  component: {
    example: 'SearchField',
    makes: 'packages/ui/src/SearchField with its guide, and its story',
    name: PASCAL,
    nameRule: 'write it in PascalCase, as its export',
    words: name => ({ Name: name, kebab: kebab(name) }),
    next: ({ Name }) => [
      `Say in one sentence above ${Name} when to take it, and what to take instead where it does not fit.`,
      'Give each prop one line with its default; allowed values come from a const array.',
      `Name its keys and related components in packages/ui/src/${Name}/${Name}.md, and its group in the story's title.`,
      'Its story is its test: axe, then keyboard, then Arabic.',
      `Its pictures: npm run test:visual -- ${Name} --update. Its bytes and props: npm run record.`,
    ],
  },
  widget: {
    example: 'SeatMap',
    makes: 'packages/widgets/src/seat-map, its texts and its story',
    name: PASCAL,
    nameRule: 'write it in PascalCase, as its export',
    words: name => ({ Name: name, kebab: kebab(name) }),
    next: ({ kebab: at }) => [
      `Name the calls it needs in packages/widgets/src/${at}/${at}-port.ts; the host app and the embed give them.`,
      `Write its texts in locales/en/${at}.json and locales/ar/${at}.json; tr stays {}.`,
      'Name them in packages/host-app/src/core/texts/namespaces.ts, where the portal finds the texts of widgets.',
    ],
  },
  screen: {
    example: 'programmes/donors/Donors',
    makes: 'packages/host-app/src/programmes/donors/Donors.tsx, its texts and its story',
    name: new RegExp(`^${DOMAIN}/${SNAKE.source.slice(1, -1)}/${PASCAL.source.slice(1)}`),
    nameRule: "write domain/area/Name, the area in snake_case and the name as the specification's",
    words: path => {
      const [domain, area, Name] = path.split('/')
      return {
        domain,
        kebab: area.replaceAll('_', '-'),
        Name,
        snake: snake(Name),
        title: spoken(snake(Name)),
        heading: heading(snake(Name)),
      }
    },
    next: ({ domain, kebab: area, Name, snake: texts }) => [
      `In packages/host-app/src/app/screens.ts: ${Name}: withTexts(() => import('../${domain}/${area}/${Name}.tsx')),`,
      `In packages/host-app/src/core/routing/routes.ts, where the specification has no line for it: staff('${texts}', '${Name}', need),`,
      `Write its texts in locales/en/${domain}/${texts}.json and locales/ar/${domain}/${texts}.json (its title too); tr stays {}.`,
    ],
  },
  area: {
    example: 'requests/purchase_requests',
    makes: 'a list with record, form and deletion: contract, server, screen, texts, story and tests',
    name: new RegExp(`^${DOMAIN}/${SNAKE.source.slice(1)}`),
    nameRule: 'write domain/area, the area in snake_case and in the plural, as its privilege group',
    words: (path, home) => {
      const [domain, area] = path.split('/')
      return {
        domain,
        area,
        kebab: area.replaceAll('_', '-'),
        Records: pascal(area),
        records: camel(area),
        Record: pascal(singular(area)),
        record: camel(singular(area)),
        spoken: spoken(singular(area)),
        spokens: spoken(area),
        heading: heading(singular(area)),
        title: heading(area),
        number: nextMigration(home),
        ...needsOf(area),
      }
    },
    register,
    next: ({ domain, area, Records }) => [
      `Give it its fields: contract, migration, schema.ts, the screen, and its draft in the story's records.`,
      `Write its texts in locales/en/${domain}/${area}.json and locales/ar/${domain}/${area}.json; tr stays {}.`,
      `Where routes.ts was changed: its title (pages.${Records} in locales/ar/app/shell.json), and its icon and place in the menu.`,
      `npm test -- ${area}, and npm run check.`,
    ],
  },
}
