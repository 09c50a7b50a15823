import { describe, expect, it } from 'vitest'
import { dialogs, openDialog } from './dialogs.ts'

describe('what a dialog is opened with', () => {
  it('stays what it was: the disk takes it as before', () => {
    const card = { id: 'alb_1', by: { id: 'art_1', names: [{ lang: 'en' }] } }
    openDialog('rating', { card: card as never, title: 'Desert Light' })
    expect(dialogs.stack.at(-1)?.props).toMatchObject({ title: 'Desert Light' })
    expect(structuredClone(card)).toEqual({ id: 'alb_1', by: { id: 'art_1', names: [{ lang: 'en' }] } })
  })
})
