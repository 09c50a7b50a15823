import { expect, it } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { renderedText } from '../../state/portal/rendered.fixture.tsx'
import { LockedDownloads } from './LockedDownloads.tsx'

const words = {
  keep: {
    locked_one: '{{n}} download is locked',
    locked_other: '{{n}} downloads are locked',
    lockedText: 'They stay here.',
    mb: '{{n}} MB',
  },
}

it('locked downloads are counted and weighed, without a title or a kind', () => {
  const locked = ['trk_secret', 'trk_other'].map((id) =>
    downloadRecord(id, { state: 'kept', got: 4_000_000 }),
  )
  const text = renderedText(<LockedDownloads locked={locked} />, { words, maxRating: 20 })
  expect(text).toContain('2 downloads are locked')
  expect(text).toContain('8 MB')
  expect(text).toContain('They stay here.')
  expect(text).not.toMatch(/secret|Blue|song|track/i)
})
