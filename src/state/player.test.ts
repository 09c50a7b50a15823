import { expect, it } from 'vitest'
import { type PlayerVerbs, playerDo, registerPlayer } from './player.ts'

it('a tap that comes before the boot got as far as the player waits for it and is not lost', async () => {
  const done: string[] = []
  const tapped = playerDo((verbs) => verbs.toggle())
  registerPlayer(() => Promise.resolve({ toggle: () => void done.push('toggle') } as PlayerVerbs))
  await tapped
  expect(done).toEqual(['toggle'])
})
