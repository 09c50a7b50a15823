/** A worker or a tab of another build understands these names: none is ever renamed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
/** The text of a type of that file, to the next declaration. */
const typeIn = (file: string, name: string) => {
  const text = readFileSync(join(root, file), 'utf8')
  const [, declared = ''] = text.split(new RegExp(String.raw`^export (?:type|interface) ${name}\b`, 'm'))
  return declared.split(/^(?:export|const|\/\*\*)/m)[0] ?? ''
}
const allIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

it('messages between a page and its worker have the names and fields that they always had', () => {
  const worker = (name: string) => typeIn('src/contract/worker.ts', name)
  expect(allIn(worker('ToWorker'), /\{ (type: '.*) \}$/gm)).toEqual([
    "type: 'SKIP_WAITING'",
    "type: 'CLAIM'",
    "type: 'SWEEP'",
    "type: 'KEEP'; url: string; files: string[]",
    "type: 'KEEP_REST'",
    "type: 'FORGET'",
    "type: 'CEILING'; active: boolean",
  ])
  const fields = /^ {2}(\w+: .*)$/gm
  expect(allIn(worker('WhichBuild'), fields)).toEqual(["type: 'WHICH_BUILD'"])
  expect(allIn(worker('WhichPart'), fields)).toEqual(["type: 'WHICH_PART'", 'path: string', 'from: number'])
  expect(allIn(worker('SoundPart'), fields)).toEqual(['bytes: ArrayBuffer', 'size: number'])
})

it('messages and commands between the tabs of one user have the names that they always had', () => {
  const messages = 'src/features/player/integrations/tab-messages.ts'
  expect(allIn(typeIn(messages, 'TabMessage'), /\{ (.*) \}$/gm)).toEqual([
    'told: SpeakerState',
    'place: number; term: number',
    'verb: TabCommand; value: number',
    'queue: SavedQueue',
    'pace: PlaybackSettings',
    'hello: true',
  ])
  expect(allIn(typeIn(messages, 'SpeakerState'), /^ {2}(\w+): /gm)).toEqual([
    'owner',
    'term',
    'queue',
    'phase',
    'isPreview',
    'pace',
  ])
  expect(allIn(typeIn('src/features/player/player-slots.ts', 'TabCommand'), /'(\w+)'/g)).toEqual([
    'toggle',
    'pause',
    'next',
    'previous',
    'seek',
    'setVolume',
    'cycleLoop',
    'toggleShuffle',
    'goTo',
    'takeOut',
    'shut',
  ])
})
