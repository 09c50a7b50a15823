/** A program that repeats its input, and says one sentence when it is ended. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSpeaker } from './speaker.ts'

const program = `
import { createInterface } from 'node:readline'
const answer = (text) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(text.length)
  process.stdout.write(Buffer.concat([size, Buffer.from(text)]))
}
process.on('SIGTERM', () => {
  answer('late')
  process.exit()
})
createInterface({ input: process.stdin }).on('line', (line) => {
  const { text } = JSON.parse(line)
  if (text !== 'late') answer(text)
})
`
let [folder, file] = ['', '']
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-speaker-'))
  file = join(folder, 'program.mjs')
  await writeFile(file, program)
})
afterAll(() => rm(folder, { recursive: true }))

const utteranceOf = (text: string) => ({ voice: 'en', speed: 150, pitch: 50, text })

it('late output of an ended program is not taken for the next program’s answer', async () => {
  const speaker = createSpeaker(file)
  const speechOf = async (text: string) => String(Buffer.from(await speaker.speak(utteranceOf(text))))
  expect(await speechOf('first')).toBe('first')
  const late = speechOf('late')
  speaker.close()
  await expect(late).rejects.toThrow('closed')
  expect(await Promise.all([speechOf('next'), speechOf('last')])).toEqual(['next', 'last'])
  speaker.close()
})
