import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { notifyLogout } from '../session/session-listeners.ts'
import { askToConfirmLogin } from './confirm-login.ts'
import {
  closeDialog,
  closeDialogs,
  closeDialogsForRouteChange,
  dialogs,
  openDialog,
  setDialogResult,
} from './dialogs.ts'

beforeEach(closeDialogsForRouteChange)
afterAll(() => closeDialogs(() => true))
const names = () => dialogs.stack.map(({ name }) => name)
const top = () => dialogs.stack.at(-1)?.id ?? expect.unreachable()

describe('the dialog that confirms the login', () => {
  it('opens once for all calls that wait for it, and answers each', async () => {
    const both = [askToConfirmLogin(), askToConfirmLogin()]
    expect(names()).toEqual(['confirmLogin'])
    setDialogResult(top(), true)
    closeDialog('confirmLogin')
    expect(await Promise.all(both)).toEqual([true, true])
  })
  it('is no confirmation when it is dismissed, and opens again at the next call', async () => {
    const refused = askToConfirmLogin()
    closeDialog('confirmLogin')
    expect(await refused).toBe(false)
    void askToConfirmLogin()
    expect(names()).toEqual(['confirmLogin'])
  })
  it('closes with the session', async () => {
    const answer = askToConfirmLogin()
    await notifyLogout(null, 'logout')
    expect(await answer).toBe(false)
    expect(names()).toEqual([])
  })
  it('leaves the dialog in which the call was made where it is', async () => {
    void openDialog('consent', {})
    void openDialog('rating', { card: {} as never, title: 'A song' })
    const answer = askToConfirmLogin()
    expect(names()).toEqual(['consent', 'confirmLogin'])
    closeDialog('confirmLogin')
    expect(await answer).toBe(false)
    expect(names()).toEqual(['consent', 'rating'])
  })
})
