import { describe, expect, it } from 'vitest'
import { type PhaseCause, type PlayerPhase, phaseAfter, phaseChanges, playerPhases } from './player-phase.ts'

const table: Record<PhaseCause, Record<PlayerPhase, PlayerPhase>> = (() => {
  const always = (to: PlayerPhase) => ({
    idle: to,
    loading: to,
    playing: to,
    paused: to,
    ended: to,
    blocked: to,
  })
  const stay = {
    idle: 'idle',
    loading: 'loading',
    playing: 'playing',
    paused: 'paused',
    ended: 'ended',
    blocked: 'blocked',
  } as const
  return {
    trackRequested: always('loading'),
    loadRetried: always('loading'),
    entitlementRequested: always('loading'),
    soundStarted: always('playing'),
    soundStalled: { ...stay, playing: 'loading' },
    soundPaused: { ...stay, playing: 'paused', loading: 'paused' },
    pauseRequested: { ...stay, loading: 'paused', blocked: 'paused' },
    playWithheld: always('paused'),
    loadFailed: always('paused'),
    waitGivenUp: always('paused'),
    trackReplaced: always('paused'),
    queueRestored: always('paused'),
    queuePrepared: { ...always('paused'), playing: 'playing', loading: 'loading' },
    stoppedAfterTrack: always('paused'),
    pageSuspended: { ...stay, playing: 'paused', loading: 'paused' },
    queueEnded: always('ended'),
    startRefused: always('blocked'),
    speakerClosed: { ...stay, playing: 'blocked', loading: 'blocked' },
    interruptedPlayRestored: { ...stay, paused: 'blocked' },
    toggledWithoutTap: { ...always('blocked'), playing: 'playing', loading: 'loading' },
    playerClosed: always('idle'),
  }
})()
const causes = Object.keys(phaseChanges) as PhaseCause[]
const leading = (to: PlayerPhase) => causes.filter((cause) => phaseChanges[cause].to === to)

describe('the phase of the player', () => {
  it.each(causes)('changes from each phase as written: %s', (cause) => {
    const after = Object.fromEntries(playerPhases.map((phase) => [phase, phaseAfter(phase, cause)]))
    expect(after).toEqual(table[cause])
  })
  it('becomes playing by sound alone, and idle by closing the player alone', () => {
    expect(leading('playing')).toEqual(['soundStarted'])
    expect(leading('idle')).toEqual(['playerClosed'])
  })
  it('goes through a Play, a stall, a pause and the end of the queue', () => {
    const story: PhaseCause[] = [
      'trackRequested',
      'soundStarted',
      'soundStalled',
      'soundStarted',
      'soundPaused',
      'soundStarted',
      'queueEnded',
      'playerClosed',
    ]
    const phases: PlayerPhase[] = ['idle']
    for (const cause of story) phases.push(phaseAfter(phases.at(-1) ?? 'idle', cause))
    expect(phases.join(' ')).toBe('idle loading playing loading playing paused playing ended idle')
  })
  it('does not wait for sound any more after a pause, and no late stall changes that', () => {
    expect(phaseAfter(phaseAfter('loading', 'pauseRequested'), 'soundStalled')).toBe('paused')
  })
})
