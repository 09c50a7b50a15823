import { afterEach, expect, it } from 'vitest'
import { closeDialogs, dialogs, setDialogResult } from '../../state/dialogs/dialogs.ts'
import { confirmLogout } from './LogoutItem.tsx'

const losses = { unsent: ['Desert Light'], downloads: [], queue: [] }
afterEach(() => closeDialogs(() => true))

/** The dialog that is open, closed with this answer. */
const answerWith = (answer: boolean | undefined) => {
  const open = dialogs.stack.at(-1)
  if (open && answer !== undefined) setDialogResult(open.id, answer)
  closeDialogs(() => true)
  return open?.name
}

it('a logout at the tenant’s own provider is confirmed first, with what would be lost here [DIALOG-45]', async () => {
  for (const lost of [null, losses]) {
    const confirmed = confirmLogout('id.example', lost)
    expect(dialogs.stack.at(-1)?.props).toEqual({ host: 'id.example', losses: lost })
    expect(answerWith(true)).toBe('externalLogout')
    expect(await confirmed).toBe(true)
  }
})
it('a dialog that is closed without an answer leaves the person signed in', async () => {
  for (const [host, name] of [
    ['id.example', 'externalLogout'],
    [null, 'signOut'],
  ] as const) {
    const confirmed = confirmLogout(host, losses)
    expect(answerWith(undefined)).toBe(name)
    expect(await confirmed).toBe(false)
  }
})
it('nothing is asked where the portal has the accounts and nothing is lost', async () => {
  expect(await confirmLogout(null, null)).toBe(true)
  expect(dialogs.stack).toEqual([])
})
