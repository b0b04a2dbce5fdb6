import type { Plugin } from 'vite'

/** First words of the keys of components that no frame shows. */
const absent = ['rich', 'file', 'files', 'gantt', 'choose']

const isAbsent = (key: string) => absent.includes(key.split('_', 1)[0] ?? '')

/** Removes what no frame shows from a catalogue of the design system. */
const textsOfFrames = (json: string): string => {
  const texts: Record<string, unknown> = JSON.parse(json)
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => !isAbsent(key))))
}

/** Finds keys of removed texts in a frame's code, whole or built from their first word. */
const missingTexts = (json: string, code: string): string[] => {
  const keys = Object.keys(JSON.parse(json)).filter(isAbsent)
  const names = [...new Set(keys.map(key => key.replace(/_(zero|one|two|few|many|other)$/, '')))]
  const quoted = new RegExp(`[\`'"](${names.join('|')})[\`'".]|\`(${absent.join('|')})_\\$\\{`, 'g')
  return [...code.matchAll(quoted)].map(([, name, word]) => name ?? `${word}_…`)
}

/** Leaves texts that no frame shows out of the frames. Fails the build once a frame shows one. */
export const frameTexts = (): Plugin => {
  const catalogues: string[] = []
  return {
    name: 'portal-frame-texts',
    enforce: 'pre',
    transform: (code, id) => {
      if (!/\/ui\/src\/locales\/\w+\/ui\.json$/.test(id)) return undefined
      catalogues.push(code)
      return { code: textsOfFrames(code), map: null }
    },
    generateBundle(_, bundle) {
      const code = Object.values(bundle).map(file => (file.type === 'chunk' ? file.code : ''))
      const missing = new Set(catalogues.flatMap(json => code.flatMap(one => missingTexts(json, one))))
      if (missing.size > 0)
        this.error(`build/frame-texts.ts removes texts that frames show: ${[...missing].join(', ')}`)
    },
  }
}
