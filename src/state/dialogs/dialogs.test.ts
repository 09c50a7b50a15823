import { describe, expect, it } from 'vitest'
import { dialogs, openDialog } from './dialogs.ts'

describe('the props of a dialog', () => {
  it('stay unchanged: storage accepts them as before', () => {
    const card = { id: 'alb_1', by: { id: 'art_1', names: [{ lang: 'en' }] } }
    openDialog('rating', { card: card as never, title: 'Desert Light' })
    expect(dialogs.stack.at(-1)?.props).toMatchObject({ title: 'Desert Light' })
    expect(structuredClone(card)).toEqual({ id: 'alb_1', by: { id: 'art_1', names: [{ lang: 'en' }] } })
  })
})
