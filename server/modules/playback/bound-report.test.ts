import { describe, expect, it } from 'vitest'
import { boundReport, type ReportBounds } from './bound-report.ts'

const issued = new Date('2026-11-21T10:00:00.000Z')
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000)
const bound = (
  report: Partial<{ date: string; seconds: number; maxSeconds: number }>,
  bounds: Partial<ReportBounds> = {},
) =>
  boundReport(
    { date: after(10).toISOString(), seconds: 15, maxSeconds: 200, ...report },
    { issued, now: after(600), isPreview: false, itemSeconds: 200, reportedSeconds: 0, ...bounds },
  )

describe('a report', () => {
  it('of an honest player is believed as it is', () => {
    expect(bound({})).toEqual({ at: after(10), seconds: 15, maxSeconds: 200 })
  })
  it('is dated between the issue of its ticket and now, whatever the clock of the device says', () => {
    for (const date of ['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00.000Z'])
      expect([after(0), after(600)]).toContainEqual(bound({ date }).at)
  })
  it('has no more seconds than there were since its ticket was issued', () => {
    expect(bound({ seconds: 300 }, { now: after(100) }).seconds).toBe(105)
    expect(bound({ seconds: 300 }, { now: after(100), reportedSeconds: 90 }).seconds).toBe(15)
    expect(bound({ seconds: 300 }, { now: after(100), reportedSeconds: 400 }).seconds).toBe(0)
  })
  it('has no more seconds than its item allows, with the rewinds of a player that could not report', () => {
    const late = { now: after(100_000) }
    expect(bound({ seconds: 300 }, late).seconds).toBe(300)
    expect(bound({ seconds: 3600 }, late).seconds).toBe(300)
    expect(bound({ seconds: 3600 }, { ...late, itemSeconds: 5000 }).seconds).toBe(3600)
    expect(bound({ seconds: 3600 }, { ...late, itemSeconds: null }).seconds).toBe(3600)
  })
  it('of a preview has no more seconds than the preview can be played for', () => {
    const late = { now: after(100_000), isPreview: true, itemSeconds: 5000 }
    expect(bound({ seconds: 3600 }, late).seconds).toBe(300)
    expect(bound({ seconds: 300 }, { ...late, reportedSeconds: 3500 }).seconds).toBe(100)
  })
  it('claims no item longer than it is', () => {
    expect(bound({ maxSeconds: 86_400 }).maxSeconds).toBe(200)
  })
  it('from the edge of a server whose clock is behind keeps its seconds', () => {
    expect(bound({ seconds: 4 }, { now: after(-1) })).toMatchObject({ seconds: 4, at: after(-1) })
  })
})
