import { afterEach, expect, it } from 'vitest'
import { closeDialogs, dialogs, openDialog } from '../../state/dialogs/dialogs.ts'
import { closeDialogsBy } from './close-dialogs-by.ts'

const openNames = () => dialogs.stack.map(({ name }) => name)
afterEach(() => closeDialogs(() => true))

it('a login closes the dialogs that ask for one, and no other', async () => {
  void openDialog('queue', {})
  void openDialog('loginOrSignUp', { reason: 'like' })
  await closeDialogsBy('login')
  expect(openNames()).toEqual(['queue'])
})

it('a lower age ceiling closes what shows an item, and nothing else', async () => {
  void openDialog('sleep', {})
  void openDialog('share', { path: '/', title: 'Desert Light' })
  await closeDialogsBy('lower-ceiling')
  expect(openNames()).toEqual(['sleep'])
})
