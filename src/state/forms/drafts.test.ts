import { describe, expect, it } from 'vitest'
import { notifyLogout } from '../session/session-listeners.ts'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'

describe('the draft of a form', () => {
  it('is there until it is dropped or somebody signs out', async () => {
    writeDraft('address', { city: 'Amman' })
    writeDraft('letter', { text: 'Hello' })
    expect(readDraft('address')).toEqual({ city: 'Amman' })
    dropDraft('address')
    expect(readDraft('address')).toEqual({})
    await notifyLogout(null, 'logout')
    expect(readDraft('letter')).toEqual({})
  })
  it('is not written for a form without a name for it', () => {
    writeDraft(undefined, { password: 'moon' })
    expect(readDraft(undefined)).toEqual({})
  })
})
