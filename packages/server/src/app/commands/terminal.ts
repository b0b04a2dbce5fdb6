import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Prompts on the terminal. `askHidden` doesn't echo input. */
export interface Terminal {
  readonly ask: (question: string) => Promise<string>
  readonly askHidden: (question: string) => Promise<string>
  readonly close: () => void
}

/** Opens the terminal. Ctrl-C or the end of input exits without changes. */
export const openTerminal = (): Terminal => {
  let hidden = false
  const screen = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output: screen, terminal: true })
  const leave = () => process.exit(130)
  lines.on('SIGINT', leave).on('close', leave)
  return {
    ask: async question => (await lines.question(`${question}: `)).trim(),
    askHidden: async question => {
      process.stdout.write(`${question}: `)
      hidden = true
      const answer = await lines.question('').finally(() => {
        hidden = false
      })
      process.stdout.write('\n')
      return answer
    },
    close: () => {
      lines.off('close', leave)
      lines.close()
    },
  }
}

/** First line of piped input, for example from a password manager. */
export const readPiped = async (): Promise<string> => (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
