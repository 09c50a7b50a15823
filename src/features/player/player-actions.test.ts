import { expect, it } from 'vitest'
import { type SavedQueue, savedQueueVersion } from '../../contract/player-records.ts'
import { emptyQueue } from '../../domain/queue/queue.ts'
import { createPlayerActions } from './player-actions.ts'
import type { LocalActions } from './player-context.ts'
import { createPlayerSlots } from './player-slots.ts'

const savedNothing: SavedQueue = {
  version: savedQueueVersion,
  tracks: [],
  index: -1,
  order: [],
  loop: 'OFF',
  shuffle: false,
  source: null,
  position: 0,
  volume: 1,
}

const openActions = () => {
  const done: string[] = []
  const note = (name: string) => (value?: number) =>
    void done.push(value === undefined ? name : `${name} ${value}`)
  const local: LocalActions = {
    playCurrent: note('play'),
    toggle: () => note('toggle')(),
    pause: () => note('pause')(),
    next: () => note('next')(),
    previous: () => note('previous')(),
    seek: note('seek'),
    setVolume: note('setVolume'),
    cycleLoop: () => note('cycleLoop')(),
    toggleShuffle: () => note('toggleShuffle')(),
    closeSilently: () => note('close')(),
  }
  const slots = createPlayerSlots()
  const core = {
    tenant: 'riwaq',
    slots,
    queueController: { queue: () => emptyQueue, record: () => savedNothing, show: () => undefined },
    reports: { queueSource: () => undefined },
    loadQueueCommands: () => Promise.reject(new Error('not needed')),
  }
  return { actions: createPlayerActions(core, local, () => Promise.resolve()), slots, done }
}
it('a command taken before the tabs are connected goes to the tab that sounds once they are', () => {
  const { actions, slots, done } = openActions()
  const { toggle, seek, close } = actions
  toggle()
  seek(12)
  slots.tabs = {
    soundOwner: () => 'anotherTab',
    send: (command, value) => void done.push(`sent ${command} ${value}`),
  }
  toggle()
  seek(15)
  close()
  expect(done).toEqual(['toggle', 'seek 12', 'sent toggle 0', 'sent seek 15', 'sent shut 0'])
  expect(actions.toggle).toBe(toggle)
})

it.each(['nobody', 'thisTab'] as const)('where %s owns the sound a command is carried out here', (owner) => {
  const { actions, slots, done } = openActions()
  slots.tabs = { soundOwner: () => owner, send: () => void done.push('sent') }
  actions.next()
  actions.close()
  expect(done).toEqual(['next', 'close'])
})
